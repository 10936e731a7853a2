import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  type ExportedProject,
  type PropertyScope,
  scopeOfStaff,
} from '#server/features/property-editing/public.ts';
import { keepFile } from '#server/platform/database/kept-files.ts';
import { countModified, modifiedProjects } from './modified-projects.ts';
import { WRITERS } from './write-projects.ts';

export const MAKE_EXPORT = 'make-property-export';

/**
 * Makes a file that was asked for, with what whoever asked may see now. Made again from its beginning after a crash; one
 * that is done stays.
 */
export async function makeExport(db: Kysely<Database>, id: number): Promise<void> {
  const asked = await db
    .selectFrom('property_exports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (asked === undefined || asked.status === 'done' || asked.status === 'failed') return;
  // A program's token opens all.
  const scope: PropertyScope =
    asked.staff_id === null ? { kind: 'every' } : await scopeOfStaff(db, asked.staff_id);
  if (scope.kind === 'none') return finish(db, id, { status: 'failed' });

  const { withDeleted } = WRITERS[asked.format];
  const modified = { scope, since: asked.since, withDeleted };
  await db
    .updateTable('property_exports')
    .set({ status: 'running', rows_done: 0, rows_total: await countModified(db, modified) })
    .where('id', '=', id)
    .execute();
  const batches = counted(modifiedProjects(db, modified), async (rows) => {
    await db
      .updateTable('property_exports')
      .set({ rows_done: sql`rows_done + ${rows}` })
      .where('id', '=', id)
      .execute();
  });
  const file = await keepFile(db, asBytes(WRITERS[asked.format].write(batches)));
  await finish(db, id, { status: 'done', file_id: file.id });
}

async function* counted(
  batches: AsyncIterable<ExportedProject[]>,
  note: (rows: number) => Promise<void>,
): AsyncGenerator<ExportedProject[]> {
  for await (const batch of batches) {
    yield batch;
    await note(batch.length);
  }
}

async function* asBytes(text: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const piece of text) yield Buffer.from(piece as string | Uint8Array);
}

async function finish(
  db: Kysely<Database>,
  id: number,
  values: { status: 'done' | 'failed'; file_id?: string },
): Promise<void> {
  await db
    .updateTable('property_exports')
    .set({ ...values, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
}

/** Ends one that is given up: it can be asked for again. */
export const failExport = (db: Kysely<Database>, id: number): Promise<void> =>
  finish(db, id, { status: 'failed' });
