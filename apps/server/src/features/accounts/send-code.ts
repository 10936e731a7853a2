import { randomInt } from 'node:crypto';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { queueMessage } from '#server/features/messages/public.ts';
import { takeAttempt } from './attempts.ts';
import { codeLimits } from './code-limits.ts';
import { keyedHash, serverSecret } from './server-secret.ts';

export type CodePurpose = 'sign-in' | 'delete-account';

const CODE_MINUTES = 5;

export interface CodeRequest {
  /** As +CC and digits. */
  mobileNumber: string;
  purpose: CodePurpose;
  /** The name to open an account with; undefined keeps the one that waits beside the code before. */
  name?: string | null;
  now: Date;
  address: string;
}

/**
 * Sends a new code to a number; the one before no longer works. Does the same work and says the same whether or not
 * anybody has the number: nobody looks. Refuses with `otp.too-many-sends`.
 */
export async function sendCode(
  db: Kysely<Database>,
  { mobileNumber, purpose, name, now, address }: CodeRequest,
  limitScale: number,
): Promise<void> {
  const secret = await serverSecret(db, 'one-time-codes');
  await db.transaction().execute(async (trx) => {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const fresh = {
      code_hash: codeHash(secret, { mobileNumber, purpose, code }),
      expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000),
      tries: 0,
      used_at: null,
      ...(name === undefined ? {} : { name }),
    };
    await trx
      .insertInto('one_time_codes')
      .values({ name: null, ...fresh, phone_number: mobileNumber, purpose })
      .onConflict((conflict) => conflict.columns(['phone_number', 'purpose']).doUpdateSet(fresh))
      .execute();
    await queueMessage(trx, {
      channel: 'sms',
      to: mobileNumber,
      template: purpose === 'sign-in' ? 'one-time-code' : 'account-deletion-code',
      values: { code, minutes: String(CODE_MINUTES) },
    });
    const limits = codeLimits({ mobileNumber, address }, limitScale);
    const refused = await takeAttempt(trx, limits, { now, secret });
    if (refused) throw new Problem('otp.too-many-sends', { retryAfter: refused.waitSeconds });
  });
}

/** A code belongs to one number and one purpose: shown for another, it is wrong. */
export function codeHash(
  secret: Buffer,
  { mobileNumber, purpose, code }: { mobileNumber: string; purpose: CodePurpose; code: string },
): Buffer {
  return keyedHash(secret, `${purpose}:${mobileNumber}:${code}`);
}
