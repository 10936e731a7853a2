import type { ImportedRow } from '@manemitra/contract/staff-properties-imports';
import type { Selectable } from 'kysely';
import type { ImportedFact } from '#server/database/project-work-tables.ts';
import type { Database } from '#server/database/schema.ts';
import { factText } from '#server/features/facts/public.ts';

/** What a row does to its project, in words. */
export function presentImportRow(row: Selectable<Database['import_rows']>): ImportedRow {
  return {
    line: row.line,
    sheetRow: row.sheet_row,
    project: row.project,
    propertyId: row.property_id,
    outcome: row.outcome,
    changes: row.changes.map(inWords),
    beside: row.beside.map(inWords),
    doubts: row.doubts,
  };
}

function inWords({ fact, label, was, wasSource, wasAsOf, is }: ImportedFact) {
  return { fact, label, was: factText(fact, was), wasSource, wasAsOf, is: factText(fact, is) };
}
