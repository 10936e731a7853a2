import { isIPv6 } from 'node:net';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { keyedHash } from './server-secret.ts';

/** How often something may be done in a stretch of time. */
export interface AttemptLimit {
  /** What is limited, for example `send:number:+919876543210`. */
  key: string;
  max: number;
  perMs: number;
}

const KEPT_MS = 24 * 3600 * 1000;

/**
 * Counts one attempt against all these limits, or counts nothing and answers after how many seconds it may be made.
 * Holds across processes and restarts: whoever is limited by the same key waits for this transaction to end.
 */
export async function takeAttempt(
  trx: Transaction<Database>,
  limits: readonly AttemptLimit[],
  { now, secret }: { now: Date; secret: Buffer },
): Promise<{ waitSeconds: number } | undefined> {
  const keys = new Map(limits.map(({ key }) => [key, keyedHash(secret, key)]));
  // Always in the same order, so that two transactions never wait for each other.
  for (const [, hash] of [...keys].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE().toString()}::bigint)`.execute(
      trx,
    );
  }
  let wait = 0;
  for (const { key, max, perMs } of limits) {
    const full = await trx
      .selectFrom('attempts')
      .select('at')
      .where('key', '=', keys.get(key) ?? Buffer.alloc(0))
      .where('at', '>', new Date(now.getTime() - perMs))
      .orderBy('at', 'desc')
      .offset(max - 1)
      .limit(1)
      .executeTakeFirst();
    if (full) wait = Math.max(wait, full.at.getTime() + perMs - now.getTime());
  }
  if (wait > 0) return { waitSeconds: Math.ceil(wait / 1000) };

  await trx
    .insertInto('attempts')
    .values([...keys.values()].map((key) => ({ key, at: now })))
    .execute();
  await forgetOldAttempts(trx, now);
  return undefined;
}

/** Those that another process is forgetting at this moment are left to it. */
async function forgetOldAttempts(trx: Transaction<Database>, now: Date): Promise<void> {
  await sql`
    delete from attempts where ctid in (
      select ctid from attempts where at < ${new Date(now.getTime() - KEPT_MS)}
      limit 500 for update skip locked
    )`.execute(trx);
}

/** What counts as one address: an IPv6 network of 64 bits is one household, as is one IPv4 address. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - front.length - back.length).fill('0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}

/** Forgets what was counted for a key: whoever has proved who they are starts afresh. */
export async function forgetAttempts(
  trx: Transaction<Database>,
  key: string,
  secret: Buffer,
): Promise<void> {
  await trx.deleteFrom('attempts').where('key', '=', keyedHash(secret, key)).execute();
}
