import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** How many projects buyers can see, and how many of them are invented. */
export function countProjects(
  db: Kysely<Database>,
): Promise<{ projects: number; demonstrations: number }> {
  return db
    .selectFrom('properties')
    .where('is_published', '=', true)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('projects'),
      sql<number>`count(*) filter (where is_demonstration)::int`.as('demonstrations'),
    ])
    .executeTakeFirstOrThrow();
}
