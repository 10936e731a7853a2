import { readCsvRows } from '@manemitra/catalogue/import/csv-rows';
import { readJsonLines } from '@manemitra/catalogue/import/json-lines';
import { mappedColumns } from '@manemitra/catalogue/import/headings';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { findImport } from './import-queries.ts';
import { textOf } from './import-text.ts';
import { finishImport, landBatch } from './land-batch.ts';
import type { ImportRow } from './present-import.ts';
import { readAhead } from './read-ahead.ts';
import { batchesOf } from './row-batches.ts';

export const IMPORT_PROJECTS = 'import-projects';
export const NOT_KEPT = 'Its file is not kept any more; upload it again.';

export interface ImportDeps {
  db: Kysely<Database>;
  /** The day in Bengaluru as `YYYY-MM-DD`: it decides the taxes in the all-in prices. */
  today: () => string;
  now?: () => Date;
}

/**
 * Takes a file in, batch by batch; its progress is written with each. Killed at any point it goes on behind the last
 * batch, and no row counts twice.
 */
export async function importProjects(
  { db, today, now = () => new Date() }: ImportDeps,
  id: number,
): Promise<void> {
  const begun = await db
    .updateTable('catalogue_imports')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  if (begun.numUpdatedRows === 0n) return;
  const found = await findImport(db, id);
  if (found.file_id === null) return fail(db, id, NOT_KEPT);

  let bytesRead = 0;
  let lineDone = found.line_done;
  const text = textOf(db, found.file_id, (bytes) => (bytesRead += bytes));
  const batches = batchesOf(rowsOf(found, text), {
    today,
    lineDone,
    bytesRead: () => bytesRead,
  });
  for await (const batch of readAhead(batches)) {
    const landing = { importId: id, batch, lineDone, areDrafts: found.as_drafts };
    const landed = await landBatch(db, { ...landing, today: today(), at: now() });
    if (landed === undefined) return;
    lineDone = batch.line;
  }
  await finishImport(db, id);
}

/** The rows of a kept file, by the mapping of its columns. */
export function rowsOf({ format, mapping, settings }: ImportRow, text: AsyncIterable<string>) {
  return format === 'csv'
    ? readCsvRows(text, settings, () => mappedColumns(mapping))
    : readJsonLines(text);
}

async function fail(db: Kysely<Database>, id: number, failure: string): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({ status: 'failed', failure, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
