import { COLUMNS } from '@manemitra/catalogue/import/columns';
import type { RowPlace } from '@manemitra/catalogue/import/project-row';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import type { StaffField } from './join-records.ts';

/** What became of a field that staff had set, where the row told it otherwise. */
export interface FieldNote extends RowPlace {
  project: string;
  field: string;
  outcome: StaffField['outcome'];
  reason: string;
}

export function fieldNote(
  { line, sheetRow, record }: RowPlace & { record: ProjectRecord },
  { field, outcome, reason }: StaffField,
  format: 'csv' | 'jsonl',
): FieldNote {
  const name = format === 'csv' ? columnOf(field) : field;
  return { line, sheetRow, project: record.name, field: name, outcome, reason };
}

/** The column that a person knows the field by. */
function columnOf(field: string): string {
  const column = COLUMNS.find(({ path }) => path === field || path.startsWith(`${field}.`));
  return column?.name ?? field;
}
