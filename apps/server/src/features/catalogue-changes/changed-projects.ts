import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** What a reader of the catalogue has seen: every transaction before this one, and these later changes. */
export interface Seen {
  before: string;
  changes: ReadonlyMap<number, string>;
}

/**
 * The projects that changed since then, and the position to continue from. A change that was committed before the call is
 * included. A restored database may hold transaction ids that its server has not reached; those changes are reported once it has.
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

/** Ids listed at a time. */
const LISTED = 10_000;

/** The ids of all projects in their order, so many at a time: of a million at once a statement would take too long. */
export async function* idsOfAll(db: Kysely<Database>, batch: number): AsyncGenerator<number[]> {
  for (let last = 0; ;) {
    const { rows } = await sql<{ ids: number[] | null }>`
      select json_agg(id) as ids
      from (select id from properties where id > ${last} order by id limit ${LISTED}) listed`.execute(
      db,
    );
    const ids = rows[0]?.ids ?? [];
    yield* piecesOf(ids, batch);
    if (ids.length < LISTED) return;
    last = ids.at(-1) ?? last;
  }
}

/** These ids in the same order, so many at a time. */
export function* piecesOf(ids: readonly number[], batch: number): Generator<number[]> {
  for (let from = 0; from < ids.length; from += batch) yield ids.slice(from, from + batch);
}
