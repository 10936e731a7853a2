import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

/** How many calls were counted for a key in the current period, and how many ms of it are left. */
export interface Count {
  current: number;
  ttl: number;
}

/**
 * Counts one call for a key, in periods of `perMs`. If nobody waits for the count it may be written a little later, together
 * with others.
 */
export type CountCall = (
  key: string,
  perMs: number,
  options?: { mayWait: boolean },
) => Promise<Count>;

interface Waiting {
  perMs: number;
  calls: { resolve: (count: Count) => void; reject: (error: unknown) => void }[];
}

/** How long counts that nobody waits for are collected, in ms. */
const GATHERED_MS = 50;
/** How often periods that are over are deleted, in ms. */
const FORGET_EVERY_MS = 60_000;

/**
 * Counts calls for all processes of a database together, by the clock of the database. All calls that come while one
 * statement is under way, or that may wait, are counted by the next one, so a rush costs hardly more than a single call.
 */
export function sharedCounts<DB>(db: Kysely<DB>): CountCall {
  let waiting = new Map<string, Waiting>();
  let isWriting = false;
  let forgetAt = 0;

  const write = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      await settle(db, batch);
    }
    isWriting = false;
    if (Date.now() < forgetAt) return;
    forgetAt = Date.now() + FORGET_EVERY_MS;
    // A row that another process is deleting is skipped; what cannot be deleted now is deleted next time.
    await forget(db).catch(() => undefined);
  };

  let gathering: NodeJS.Timeout | undefined;
  const writeGathered = () => {
    gathering = undefined;
    void write();
  };

  return (key, perMs, { mayWait } = { mayWait: false }) =>
    new Promise((resolve, reject) => {
      // One length for every key, whatever an address looks like.
      const hash = createHash('sha256').update(key).digest('hex');
      const entry = waiting.get(hash) ?? { perMs, calls: [] };
      entry.calls.push({ resolve, reject });
      waiting.set(hash, entry);
      if (!mayWait) void write();
      else gathering ??= setTimeout(writeGathered, GATHERED_MS).unref();
    });
}

async function settle<DB>(db: Kysely<DB>, batch: ReadonlyMap<string, Waiting>): Promise<void> {
  try {
    const totals = await add(db, batch);
    for (const [key, { calls }] of batch) {
      const { total, ttl } = totals.get(key) ?? { total: calls.length, ttl: 0 };
      const before = total - calls.length;
      for (const [index, { resolve }] of calls.entries()) {
        resolve({ current: before + index + 1, ttl });
      }
    }
  } catch (error) {
    for (const { calls } of batch.values()) for (const { reject } of calls) reject(error);
  }
}

async function add<DB>(
  db: Kysely<DB>,
  batch: ReadonlyMap<string, Waiting>,
): Promise<Map<string, { total: number; ttl: number }>> {
  const keys = [...batch.keys()];
  const entries = [...batch.values()];
  // In the same order in every process, so that two never wait for each other.
  const { rows } = await sql<{ key: string; calls: number; ttl: number }>`
    insert into call_counts as known (key, calls, ends_at)
    select decode(key, 'hex'), calls, now() + per_ms * interval '1 ms'
    from unnest(
      ${keys}::text[],
      ${entries.map(({ calls }) => calls.length)}::int[],
      ${entries.map(({ perMs }) => perMs)}::int[]
    ) as given (key, calls, per_ms)
    order by key
    on conflict (key) do update set
      calls = excluded.calls + case when known.ends_at > now() then known.calls else 0 end,
      ends_at = case when known.ends_at > now() then known.ends_at else excluded.ends_at end
    returning encode(key, 'hex') as key, calls,
      (extract(epoch from ends_at - now()) * 1000)::int as ttl`.execute(db);
  return new Map(rows.map(({ key, calls, ttl }) => [key, { total: calls, ttl }]));
}

async function forget<DB>(db: Kysely<DB>): Promise<void> {
  await sql`
    delete from call_counts where key in (
      select key from call_counts where ends_at < now() limit 5000 for update skip locked
    )`.execute(db);
}
