import { COLUMNS, REQUIRED_COLUMNS } from '@manemitra/catalogue/import/columns';
import { readRow } from '@manemitra/catalogue/import/csv-rows';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import type { Selectable } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { mappedColumns, mappingProblem } from './column-mapping.ts';
import { rowJudge } from './judge-rows.ts';

export type ImportRow = Selectable<Database['catalogue_imports']> & { started_by: string | null };

const REQUIRED: readonly string[] = REQUIRED_COLUMNS;
const KNOWN_COLUMNS = COLUMNS.map(({ name }) => ({ name, isRequired: REQUIRED.includes(name) }));

/** An import as its page shows it, with what the mapping makes of the first rows. */
export function presentImport(row: ImportRow): ImportView {
  return {
    id: row.id,
    fileName: row.file_name,
    format: row.format,
    status: row.status,
    bytes: row.bytes,
    percent: percentOf(row),
    rowsRead: row.rows_read,
    added: row.added,
    changed: row.changed,
    unchanged: row.unchanged,
    refused: row.refused,
    staffFields: row.staff_fields,
    failure: row.failure,
    mapping: row.mapping,
    knownColumns: row.format === 'csv' ? KNOWN_COLUMNS : [],
    preview: {
      rows: previewRows(row),
      problems: previewProblems(row),
    },
    startedBy: row.started_by,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** Only what is done is complete: the last rows are in hand while the last byte is read already. */
function percentOf({ status, bytes, bytes_read }: ImportRow): number {
  if (status === 'done') return 100;
  return bytes === 0 ? 0 : Math.min(99, Math.floor((100 * bytes_read) / bytes));
}

/** A file that was brought before this was kept has no rows of a spreadsheet. */
const previewRows = ({ preview }: ImportRow) =>
  preview.map(({ line, sheetRow = line, cells }) => ({ line, sheetRow, cells }));

function previewProblems(row: ImportRow) {
  const { format, mapping, preview } = row;
  if (format !== 'csv' || preview.length === 0) return [];
  const problem = mappingProblem(mapping);
  if (problem !== undefined) {
    return [{ line: 1, sheetRow: 1, project: null, field: 'mapping', reason: problem }];
  }
  const judge = rowJudge();
  const columns = mappedColumns(mapping);
  return previewRows(row).flatMap((each) => judge(readRow(each, columns)));
}
