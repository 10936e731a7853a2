import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { sharedCall } from '#server/platform/shared-call.ts';

/** What was noted is removed after a day (`remove-ended.ts`); whoever has not looked for so long may have missed some. */
const MAY_HAVE_MISSED_MS = 12 * 3_600_000;

// One for each database: calls that come at once ask together.
const readers = new WeakMap<Kysely<Database>, VersionReader>();

interface VersionReader {
  read: () => Promise<number>;
  note: () => void;
}

/**
 * A number that grows whenever anything that public answers are made of has changed, by whichever process: what was
 * made after it was asked for holds for as long as the number stays.
 */
export function contentVersion(db: Kysely<Database>): Promise<number> {
  return readerOf(db).read();
}

/** Lets the number grow in this process alone: it has something new to answer from. */
export function noteChange(db: Kysely<Database>): void {
  readerOf(db).note();
}

function readerOf(db: Kysely<Database>): VersionReader {
  const reader = readers.get(db) ?? versionReader(db);
  readers.set(db, reader);
  return reader;
}

/** Transactions overlap, so each that was not seen counts, whatever its number (see `changed-projects.ts`). */
function versionReader(db: Kysely<Database>): VersionReader {
  let version = 0;
  let before = '0';
  let seen = new Set<string>();
  let lookedAt = 0;
  const read = sharedCall(async () => {
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
  return { read, note: () => void (version += 1) };
}
