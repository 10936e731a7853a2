import type { Kysely, Transaction } from 'kysely';
import type { GoodRow, RowPlace } from '@manemitra/catalogue/import/project-row';
import type { Database } from '#server/database/schema.ts';
import { insertPlainRows } from '#server/platform/database/insert-plain-rows.ts';
import { keptChange } from '#server/features/fact-words/public.ts';
import type { Alike } from '#server/features/likely-doubles/public.ts';
import { contactDoubtsOf, doubtsOf, placeDoubtsOf } from './doubts.ts';
import type { Refusal } from './judge-rows.ts';
import type { Brought, PlannedRow } from './plan-rows.ts';

type FileRow = RowPlace & Brought & Pick<GoodRow, 'doubts'>;

/** What a row does, or would, and the stored projects that it looks like. */
type ReportedRow = PlannedRow<FileRow> & { alike: readonly Alike[] };

/** Keeps what became of rows, or would: those that change nothing and have nothing beside them are only counted. */
export async function keepRows(
  trx: Transaction<Database>,
  importId: number,
  plan: readonly ReportedRow[],
  /** Whether each fact of a new project is kept: once it is there, its own page shows them. */
  { showsNew = false }: { showsNew?: boolean } = {},
): Promise<{ beside: number; doubtful: number }> {
  const rows = plan.map(({ row, outcome, propertyId, changes, beside, facts, alike, project }) => ({
    import_id: importId,
    line: row.line,
    sheet_row: row.sheetRow,
    project: row.record.name,
    property_id: propertyId ?? null,
    outcome,
    changes:
      outcome === 'added' && !showsNew ? [] : changes.map((change) => keptChange(change, facts)),
    beside: beside.map((change) => keptChange(change, facts)),
    doubts: [
      ...(row.doubts ?? []),
      ...alike.map(alikeText),
      ...doubtsOf(changes),
      ...placeDoubtsOf({ outcome, changes, project }),
      ...(outcome === 'unchanged' ? [] : contactDoubtsOf(row.record)),
    ],
  }));
  const telling = rows.filter(
    ({ outcome, changes, beside, doubts }) =>
      outcome !== 'unchanged' || changes.length + beside.length + doubts.length > 0,
  );
  await insertPlainRows(trx, 'import_rows', telling as never[]);
  return {
    beside: rows.reduce((sum, { beside }) => sum + beside.length, 0),
    doubtful: rows.filter(({ doubts }) => doubts.length > 0).length,
  };
}

const alikeText = ({ project: { id, name }, like: { evidence } }: Alike): string =>
  `It looks like ${name} (project ${id}). ${evidence.join('. ')}.`;

/** Keeps why rows were refused, or would be. */
export async function keepRefusals(
  trx: Transaction<Database>,
  importId: number,
  refusals: readonly Refusal[],
): Promise<void> {
  await insertPlainRows(
    trx,
    'import_refusals',
    refusals.map(({ sheetRow, isCell, ...told }) => ({
      import_id: importId,
      sheet_row: sheetRow,
      is_cell: isCell,
      ...told,
    })),
  );
}

/** What was seen before it happened is forgotten when it happens, or is looked at anew. */
export async function forgetRows(db: Kysely<Database>, importId: number): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', importId).execute();
  await db.deleteFrom('import_refusals').where('import_id', '=', importId).execute();
  await db.deleteFrom('import_questions').where('import_id', '=', importId).execute();
}
