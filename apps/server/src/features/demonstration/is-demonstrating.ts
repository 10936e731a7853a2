import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** Databases in which an invented project was found. They are not asked again: browsers keep drawings for a year anyway. */
const known = new WeakSet<Kysely<Database>>();

/** Whether there is an invented project here: where there is none, nothing is drawn. */
export async function isDemonstrating(db: Kysely<Database>): Promise<boolean> {
  if (known.has(db)) return true;
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from properties where is_demonstration) as "isThere"`.execute(db);
  if (rows[0]?.isThere !== true) return false;
  known.add(db);
  return true;
}
