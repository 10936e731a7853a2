import { readCsvRows } from '@manemitra/catalogue/import/csv-rows';
import { readJsonLines } from '@manemitra/catalogue/import/json-lines';
import type { ProjectRow } from '@manemitra/catalogue/import/project-row';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { bringIn } from './bring-in.ts';
import { mappedColumns } from './column-mapping.ts';
import { fieldNote } from './field-notes.ts';
import { findImport } from './import-queries.ts';
import { textOf } from './import-text.ts';
import { type Refusal, rowJudge } from './judge-rows.ts';
import type { ImportRow } from './present-import.ts';

export const IMPORT_PROJECTS = 'import-projects';

/** Rows that land together, each batch whole or not at all; between two an import can be cancelled. */
const BATCH_ROWS = 100;

/** Rows that were read and have not landed yet. */
interface Batch {
  good: Extract<ProjectRow, { record: unknown }>[];
  refusals: Refusal[];
  refusedRows: number;
  rows: number;
  line: number;
}

const emptyBatch = (): Batch => ({ good: [], refusals: [], refusedRows: 0, rows: 0, line: 0 });

export interface ImportDeps {
  db: Kysely<Database>;
  /** The day in Bengaluru as `YYYY-MM-DD`: it decides the taxes in the all-in prices. */
  today: () => string;
}

/**
 * Takes a file in, batch by batch; its progress is written with each. Killed at any point it goes on behind the last
 * batch, and no row counts twice.
 */
export async function importProjects({ db, today }: ImportDeps, id: number): Promise<void> {
  const begun = await db
    .updateTable('catalogue_imports')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  if (begun.numUpdatedRows === 0n) return;
  const found = await findImport(db, id);
  if (found.file_id === null)
    return fail(db, id, 'Its file is not kept any more; upload it again.');

  let bytesRead = 0;
  let lineDone = found.line_done;
  const text = textOf(db, found.file_id, (bytes) => (bytesRead += bytes));
  const judge = rowJudge();
  let batch = emptyBatch();
  for await (const row of rowsOf(found, text)) {
    const refusals = judge(row);
    // It landed before the import was stopped.
    if (row.line <= found.line_done) continue;
    if (refusals.length > 0) {
      batch.refusals.push(...refusals);
      batch.refusedRows += 1;
    } else if ('record' in row) batch.good.push(row);
    batch.rows += 1;
    batch.line = row.line;
    if (batch.rows < BATCH_ROWS) continue;
    if (!(await land(db, { found, batch, lineDone, bytesRead, today: today() }))) return;
    lineDone = batch.line;
    batch = emptyBatch();
  }
  if (batch.rows > 0 && !(await land(db, { found, batch, lineDone, bytesRead, today: today() }))) {
    return;
  }
  await finish(db, id);
}

function rowsOf({ format, mapping }: ImportRow, text: AsyncIterable<string>) {
  return format === 'csv' ? readCsvRows(text, () => mappedColumns(mapping)) : readJsonLines(text);
}

interface Landing {
  found: ImportRow;
  batch: Batch;
  /** The line behind which the batch begins. */
  lineDone: number;
  bytesRead: number;
  today: string;
}

/** Brings a batch in with its progress. Answers whether to go on. */
function land(
  db: Kysely<Database>,
  { found: { id, format }, batch, lineDone, bytesRead, today }: Landing,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const now = await trx
      .selectFrom('catalogue_imports')
      .select(['status', 'line_done'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Cancelled, or in the hands of another process that took this one for dead.
    if (now.status !== 'running' || now.line_done !== lineDone) return false;
    const { added, changed, unchanged, staffFields } = await bringIn(trx, batch.good, today);
    const notes = staffFields.flatMap(({ row, fields }) =>
      fields.map((field) => fieldNote(row, field, format)),
    );
    if (batch.refusals.length > 0) {
      await trx
        .insertInto('import_refusals')
        .values(batch.refusals.map((refusal) => noted(id, refusal)))
        .execute();
    }
    if (notes.length > 0) {
      await trx
        .insertInto('import_notes')
        .values(notes.map(({ outcome, ...note }) => ({ ...noted(id, note), outcome })))
        .execute();
    }
    await trx
      .updateTable('catalogue_imports')
      .set({
        bytes_read: bytesRead,
        line_done: batch.line,
        rows_read: sql`rows_read + ${batch.rows}`,
        added: sql`added + ${added}`,
        changed: sql`changed + ${changed}`,
        unchanged: sql`unchanged + ${unchanged}`,
        refused: sql`refused + ${batch.refusedRows}`,
        staff_fields: sql`staff_fields + ${notes.length}`,
      })
      .where('id', '=', id)
      .execute();
    return true;
  });
}

const noted = (import_id: number, { sheetRow, ...told }: Refusal) => ({
  import_id,
  sheet_row: sheetRow,
  ...told,
});

async function finish(db: Kysely<Database>, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const done = await trx
      .updateTable('catalogue_imports')
      .set({ status: 'done', finished_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .returning(['added', 'changed', 'unchanged', 'refused', 'staff_id', 'finished_at'])
      .executeTakeFirst();
    if (done === undefined) return;
    const { staff_id, finished_at, ...counts } = done;
    await recordAudit(trx, {
      at: finished_at ?? new Date(),
      ...(staff_id === null ? {} : { actor: { kind: 'staff', id: staff_id } }),
      action: 'import.finished',
      subject: { kind: 'import', id },
      after: counts,
    });
  });
}

async function fail(db: Kysely<Database>, id: number, failure: string): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({ status: 'failed', failure, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
