import { timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { forgetAttempts, takeAttempt } from '#server/platform/attempts/attempts.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { commonTries } from './code-limits.ts';
import { deviceShown } from './known-device.ts';
import { browserHash, codeHash, type CodePurpose } from './send-code.ts';

const TRIES = 5;

export type Proof =
  | { is: 'proved'; name: string | null }
  | { is: 'wrong'; triesLeft: number }
  | { is: 'expired' }
  | { is: 'too-many-tries' };

interface Try {
  mobileNumber: string;
  purpose: CodePurpose;
  code: string;
}

type Showing = Pick<CallContext, 'now' | 'deviceCookie'>;

/**
 * Tries a code: in the browser that asked for one that, everywhere else the last that was sent to the number, where the
 * tries of all are counted together and use up nothing of that browser. The try is counted before the code is compared,
 * by a statement that locks its row until the transaction ends: however many come at once, five are compared and one is
 * right. Commit also when it was wrong.
 */
export async function proveCode(
  trx: Transaction<Database>,
  tried: Try,
  { now, deviceCookie }: Showing,
  secret: Buffer,
): Promise<Proof> {
  const device = deviceShown(deviceCookie);
  const own = device && (await findKey(trx, tried, browserHash(secret, device)));
  const key = own || (await findKey(trx, tried));
  if (key === undefined) return { is: 'expired' };
  const counter = own ? 'tries' : 'common_tries';
  const common = commonTries(tried.mobileNumber);
  const isOver = !own && (await takeAttempt(trx, [common], { now, secret })) !== undefined;
  if (isOver) return { is: 'too-many-tries' };
  const counted = await trx
    .updateTable('sent_codes')
    .set((row) => ({ [counter]: row(counter, '+', 1) }))
    .where((row) => row.and({ ...key }))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(counter, '<', TRIES)
    .returning(['code_hash', 'name', counter])
    .executeTakeFirst();
  const given = codeHash(secret, tried);
  if (counted === undefined) return whyNone(trx, key, counter);
  if (!timingSafeEqual(counted.code_hash, given)) {
    const triesLeft = TRIES - counted[counter];
    return triesLeft > 0 ? { is: 'wrong', triesLeft } : { is: 'too-many-tries' };
  }
  await trx
    .updateTable('sent_codes')
    .set({ used_at: now })
    .where((row) => row.and({ ...key }))
    .execute();
  await forgetAttempts(trx, common.key, secret);
  return { is: 'proved', name: counted.name };
}

interface Key {
  phone_number: string;
  purpose: CodePurpose;
  browser: Buffer;
}

/** The code of one browser, or the last that was sent to the number. */
async function findKey(
  trx: Kysely<Database>,
  { mobileNumber, purpose }: Try,
  browser?: Buffer,
): Promise<Key | undefined> {
  const all = trx
    .selectFrom('sent_codes')
    .select(['phone_number', 'purpose', 'browser'])
    .where('phone_number', '=', mobileNumber)
    .where('purpose', '=', purpose);
  const wanted = browser === undefined ? all : all.where('browser', '=', browser);
  return wanted.orderBy('sent_no', 'desc').limit(1).executeTakeFirst();
}

async function whyNone(
  trx: Kysely<Database>,
  key: Key,
  counter: 'tries' | 'common_tries',
): Promise<Proof> {
  const spent = await trx
    .selectFrom('sent_codes')
    .select(counter)
    .where((row) => row.and({ ...key }))
    .where('used_at', 'is', null)
    .where(counter, '>=', TRIES)
    .executeTakeFirst();
  return { is: spent ? 'too-many-tries' : 'expired' };
}
