import { timingSafeEqual } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { codeHash, type CodePurpose } from './send-code.ts';

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
  now: Date;
}

/**
 * Tries a code. The try is counted before the code is compared, by a statement that locks its row until the transaction
 * ends: however many come at once, five are compared and one is right. Commit also when it was wrong.
 */
export async function proveCode(
  trx: Transaction<Database>,
  { mobileNumber, purpose, code, now }: Try,
  secret: Buffer,
): Promise<Proof> {
  const tried = await trx
    .updateTable('one_time_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('phone_number', '=', mobileNumber)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .returning(['code_hash', 'name', 'tries'])
    .executeTakeFirst();
  const given = codeHash(secret, { mobileNumber, purpose, code });
  if (tried === undefined) return whyNone(trx, { mobileNumber, purpose });
  if (!timingSafeEqual(tried.code_hash, given)) {
    const triesLeft = TRIES - tried.tries;
    return triesLeft > 0 ? { is: 'wrong', triesLeft } : { is: 'too-many-tries' };
  }
  await trx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('phone_number', '=', mobileNumber)
    .where('purpose', '=', purpose)
    .execute();
  return { is: 'proved', name: tried.name };
}

async function whyNone(
  trx: Transaction<Database>,
  { mobileNumber, purpose }: Pick<Try, 'mobileNumber' | 'purpose'>,
): Promise<Proof> {
  const spent = await trx
    .selectFrom('one_time_codes')
    .select('tries')
    .where('phone_number', '=', mobileNumber)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('tries', '>=', TRIES)
    .executeTakeFirst();
  return { is: spent ? 'too-many-tries' : 'expired' };
}
