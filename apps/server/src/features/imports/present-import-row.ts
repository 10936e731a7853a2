import type { ImportedRow } from '@manemitra/contract/staff-properties-imports';
import type { Selectable } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changeInWords } from '#server/features/fact-words/public.ts';

/** What a row does to its project, in words. */
export function presentImportRow(
  row: Selectable<Database['import_rows']>,
): Omit<ImportedRow, 'leftOut'> {
  return {
    line: row.line,
    sheetRow: row.sheet_row,
    project: row.project,
    propertyId: row.property_id,
    outcome: row.outcome,
    changes: row.changes.map(changeInWords),
    beside: row.beside.map(changeInWords),
    doubts: row.doubts,
  };
}
