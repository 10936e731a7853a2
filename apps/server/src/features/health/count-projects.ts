import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** How many projects buyers can see. */
export async function countProjects(db: Kysely<Database>): Promise<number> {
  const { projects } = await db
    .selectFrom('properties')
    .where('is_published', '=', true)
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('projects'))
    .executeTakeFirstOrThrow();
  return projects;
}
