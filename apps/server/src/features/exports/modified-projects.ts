import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  type ExportedProject,
  exportedProjects,
  type PropertyScope,
  within,
} from '#server/features/property-editing/public.ts';

const BATCH = 200;

interface Modified {
  scope: PropertyScope;
  /** Those changed at or after this. */
  since: Date;
  /** A program must hear of deletions; a sheet goes from hand to hand, and comes back. */
  withDeleted: boolean;
}

const kept = ({ scope, since, withDeleted }: Modified) =>
  sql`p.updated_at >= ${since} and ${within(scope)} and (${withDeleted} or p.deleted_at is null)`;

/** The projects of a scope that were changed, a batch at a time: memory holds one batch, however many there are. */
export async function* modifiedProjects(
  db: Kysely<Database>,
  modified: Modified,
): AsyncGenerator<ExportedProject[], void, undefined> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select p.id from properties p
      where p.id > ${after} and ${kept(modified)}
      order by p.id limit ${BATCH}`.execute(db);
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield await exportedProjects(db, ids);
    after = last;
  }
}

export async function countModified(db: Kysely<Database>, modified: Modified): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from properties p
    where ${kept(modified)}`.execute(db);
  return rows[0]?.total ?? 0;
}
