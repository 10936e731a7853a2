import { type Kysely, sql } from 'kysely';
import type { ImportPlan } from '#server/database/project-work-tables.ts';
import type { Database } from '#server/database/schema.ts';

/** Which projects the rows of a file tell of so far, and in whose words. */
export interface SeenInFile {
  ids: Set<number>;
  sources: Set<string>;
}

const NAMED = 20;

/**
 * The projects that earlier files of the same sources contain and this file does not. They stay as they are: a file takes nothing
 * away, so whether they are sold out or forgotten is for a person to say.
 */
export async function projectsGone(
  db: Kysely<Database>,
  importId: number,
  { ids, sources }: SeenInFile,
): Promise<ImportPlan['gone']> {
  const rows = await db
    .selectFrom('properties as p')
    .select(['p.id', 'p.name', sql<number>`count(*) over ()::int`.as('total')])
    .where('p.deleted_at', 'is', null)
    .where('p.id', '<>', sql<number>`all(${[...ids]}::int[])`)
    .where((of) =>
      of.exists(
        of
          .selectFrom('property_tellings as t')
          .select('t.id')
          .whereRef('t.property_id', '=', 'p.id')
          .where('t.import_id', 'is not', null)
          .where('t.import_id', '<>', importId)
          .where('t.taken_back_at', 'is', null)
          .where('t.source_name', '=', sql<string>`any(${[...sources]}::text[])`),
      ),
    )
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(NAMED)
    .execute();
  return { count: rows[0]?.total ?? 0, first: rows.map(({ id, name }) => ({ id, name })) };
}
