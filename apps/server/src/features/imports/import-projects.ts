import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { batchesOfImport } from './batches-of-import.ts';
import { failImport } from './fail-import.ts';
import { findImport } from './import-queries.ts';
import { finishImport, landBatch } from './land-batch.ts';

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
  if (found.file_id === null) return failImport(db, id, NOT_KEPT);

  let lineDone = found.line_done;
  const file = { fileId: found.file_id, file: found, today, lineDone };
  for await (const batch of batchesOfImport(db, file)) {
    const landing = { importId: id, batch, lineDone, areDrafts: found.as_drafts };
    const landed = await landBatch(db, { ...landing, today: today(), at: now() });
    if (landed === undefined) return;
    lineDone = batch.line;
  }
  await finishImport(db, id);
}
