import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { sharedCall } from '#server/platform/shared-call.ts';

/** Changes are removed after a day (`remove-ended.ts`); a reader that has not looked for so long may have missed some. */
const MAY_HAVE_MISSED_MS = 12 * 3_600_000;

// One for each database: calls that come at once ask together.
const readers = new WeakMap<Kysely<Database>, () => Promise<number>>();

/**
 * A number that grows whenever a process changes anything that public answers are made of. What was made after asking for it
 * stays valid as long as the number does.
 */
export function contentVersion(db: Kysely<Database>): Promise<number> {
  const read = readers.get(db) ?? versionReader(db);
  readers.set(db, read);
  return read();
}

/** Transactions overlap, so each that was not seen counts, whatever its number (see `changed-projects.ts`). */
function versionReader(db: Kysely<Database>): () => Promise<number> {
  let version = 0;
  let before = '0';
  let seen = new Set<string>();
  let lookedAt = 0;
  return sharedCall(async () => {
    const at = Date.now();
    const { rows } = await sql<{ before: string; changes: string[] }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as before,
        coalesce(array_agg(changed_in::text), '{}') as changes
      from content_changes where changed_in >= ${before}::xid8`.execute(db);
    const [row] = rows;
    if (row === undefined) throw new Error('The list of changes returned no row.');
    const isNew = row.changes.some((change) => !seen.has(change));
    if (isNew || Math.abs(at - lookedAt) > MAY_HAVE_MISSED_MS) version += 1;
    before = row.before;
    seen = new Set(row.changes);
    lookedAt = at;
    return version;
  });
}
