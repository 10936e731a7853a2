import { columnTitle } from '@manemitra/catalogue/import/column-title';
import { COLUMNS } from '@manemitra/catalogue/import/columns';
import { columnNotes } from '@manemitra/catalogue/import/guess-mapping';
import {
  mappedColumns,
  mappingProblem,
  requiredColumns,
} from '@manemitra/catalogue/import/headings';
import { readingRows } from '@manemitra/catalogue/import/joined-rows';
import { matters } from '@manemitra/catalogue/import/what-matters';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import type { Selectable } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { rowJudge } from './judge-rows.ts';
import { newPlan } from './new-plan.ts';

export type ImportRow = Selectable<Database['catalogue_imports']> & {
  started_by: string | null;
  /** Projects that it brought and that are not published. */
  drafts: number;
  promoters_left: string[];
  /** Cells that rows come in without, by column. */
  unread: { column: string; cells: number }[];
};

function knownColumns({ settings }: ImportRow) {
  const required = requiredColumns(settings);
  return COLUMNS.map(({ name, isOfHome = false }) => ({
    name,
    title: columnTitle(name),
    isRequired: required.includes(name),
    isOfHome,
  }));
}

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
    refusedCells: row.refused_cells,
    beside: row.beside,
    plan: row.plan && { ...newPlan(), ...row.plan },
    areDrafts: row.as_drafts,
    drafts: row.drafts,
    takingBack: row.taking_back,
    promotersLeft: row.promoters_left,
    unreadThatMatters: row.unread.filter(({ column }) => matters(column, row.mapping)),
    failure: row.failure,
    mapping: row.mapping,
    columnNotes: columnNotes(
      row.mapping,
      row.preview.map(({ cells }) => cells),
    ),
    settings: row.settings,
    builders: Object.values(row.choices.builders ?? {}).toSorted((one, other) =>
      one.project.localeCompare(other.project),
    ),
    knownColumns: row.format === 'csv' ? knownColumns(row) : [],
    preview: {
      rows: previewRows(row),
      problems: previewProblems(row),
      notRead: row.preview[0]?.notRead ?? [],
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
  const { format, mapping, preview, settings } = row;
  if (format !== 'csv' || preview.length === 0) return [];
  const problem = mappingProblem(mapping, settings);
  if (problem !== undefined) {
    return [
      { line: 1, sheetRow: 1, project: null, field: 'mapping', reason: problem, isCell: false },
    ];
  }
  const judge = rowJudge();
  const reading = readingRows(mappedColumns(mapping), settings);
  const rows = [...previewRows(row).flatMap((each) => reading.take(each)), ...reading.end()];
  return rows.flatMap((each) => judge(each).refusals);
}
