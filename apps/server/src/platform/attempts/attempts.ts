import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { keyedHash } from '#server/platform/secrets/server-secret.ts';

/** How often something may be done in a stretch of time. */
export interface AttemptLimit {
  /** What is limited, for example `send:number:+919876543210`. */
  key: string;
  max: number;
  perMs: number;
}

/**
 * Counts one attempt against all these limits, or counts nothing and answers after how many seconds it may be made.
 * Holds across processes and restarts: whoever is limited by the same key waits for this transaction to end, holding a
 * connection. So it comes last in a transaction that does more: many people share the address of an office or a network.
 */
export async function takeAttempt(
  trx: Transaction<Database>,
  limits: readonly AttemptLimit[],
  { now, secret }: { now: Date; secret: Buffer },
): Promise<{ waitSeconds: number } | undefined> {
  const keys = limits.map(({ key }) => keyedHash(secret, key));
  // Always in the same order, so that two transactions never wait for each other; and in its own statement, because a
  // statement sees only what was committed before it began.
  const locks = keys.map((key) => key.readBigInt64BE()).toSorted((a, b) => (a < b ? -1 : 1));
  await sql`
    select pg_advisory_xact_lock(lock) from unnest(${locks.map(String)}::bigint[]) as lock`.execute(
    trx,
  );
  const { rows } = await sql<{ seconds: number | null }>`
    with limits as (
      select decode(key, 'hex') as key, most, ms * interval '1 ms' as span
      from unnest(
        ${keys.map((key) => key.toString('hex'))}::text[],
        ${limits.map(({ max }) => max)}::bigint[],
        ${limits.map(({ perMs }) => perMs)}::bigint[]
      ) as given (key, most, ms)
    ), waits as (
      select oldest.at + span - ${now}::timestamptz as wait
      from limits cross join lateral (
        select at from attempts
        where attempts.key = limits.key and at > ${now}::timestamptz - span
        order by at desc offset most - 1 limit 1
      ) as oldest
    ), counted as (
      insert into attempts (key, at)
      select distinct key, ${now}::timestamptz from limits where not exists (select from waits)
    )
    select ceil(extract(epoch from max(wait)))::int as seconds from waits`.execute(trx);
  const seconds = rows[0]?.seconds;
  return typeof seconds === 'number' ? { waitSeconds: seconds } : undefined;
}

/** Counts one attempt without refusing any; answers how many were made in this stretch of time, with this one. */
export async function countAttempt(
  db: Kysely<Database>,
  { key, perMs }: Pick<AttemptLimit, 'key' | 'perMs'>,
  { now, secret }: { now: Date; secret: Buffer },
): Promise<number> {
  const hash = keyedHash(secret, key);
  await db.insertInto('attempts').values({ key: hash, at: now }).execute();
  const { count } = await db
    .selectFrom('attempts')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('key', '=', hash)
    .where('at', '>', new Date(now.getTime() - perMs))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets the count of a key: somebody who has proved who they are starts afresh. */
export async function forgetAttempts(
  trx: Transaction<Database>,
  key: string,
  secret: Buffer,
): Promise<void> {
  await trx.deleteFrom('attempts').where('key', '=', keyedHash(secret, key)).execute();
}
