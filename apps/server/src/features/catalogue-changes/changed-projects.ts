import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** What a reader of the catalogue has seen: every transaction before one, and of later ones these changes. */
export interface Seen {
  before: string;
  changes: ReadonlyMap<number, string>;
}

/**
 * The projects that have changed since, and what will have been seen when they are read. Whoever begins to ask
 * after a change was committed is told of it. A database that was restored elsewhere holds transactions that
 * are yet to come there; they wait until then.
 */
export async function changedSince(
  db: Kysely<Database>,
  seen: Seen,
): Promise<{ ids: number[]; seen: Seen }> {
  const { rows } = await sql<{ before: string; changes: [id: number, changedIn: string][] }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as before,
      coalesce(json_agg(json_build_array(property_id, changed_in::text)), '[]') as changes
    from changed_projects
    where changed_in >= ${seen.before}::xid8
      and changed_in < pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The list of changed projects returned no row.');
  const changed = row.changes.filter(([id, changedIn]) => seen.changes.get(id) !== changedIn);
  return {
    ids: changed.map(([id]) => id),
    seen: { before: row.before, changes: new Map(row.changes) },
  };
}

/** Before everything is read: nothing that is committed later has been seen. */
export async function seenBefore(db: Kysely<Database>): Promise<Seen> {
  const { rows } = await sql<{ before: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as before`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database named no transaction.');
  return { before: row.before, changes: new Map() };
}

/**
 * The ids that any project has now, gaps among them, so many at a time: what is read of all at once takes longer than a
 * statement may, once there are a million.
 */
export async function* idsOfAll(db: Kysely<Database>, batch: number): AsyncGenerator<number[]> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from properties`.execute(db);
  const last = rows[0]?.last ?? 0;
  for (let from = 1; from <= last; from += batch) {
    yield Array.from({ length: Math.min(batch, last - from + 1) }, (_, at) => from + at);
  }
}
