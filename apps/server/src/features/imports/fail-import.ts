import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export const BROKE_OFF = 'It stopped before its end. What was imported stays.';

/** Ends an import that is under way, with the reason. */
export async function failImport(db: Kysely<Database>, id: number, failure: string): Promise<void> {
  await db
    .updateTable('catalogue_imports')
    .set({ status: 'failed', failure, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
}
