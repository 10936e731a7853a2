import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { readCode } from '#server/features/phone-numbers/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import { eraseUser } from './erase-user.ts';
import type { OwnedData } from './owned-data.ts';
import { proveCode } from './prove-code.ts';
import { sendCode, type CodeSending } from './send-code.ts';

/** Sends a buyer the code without which their account is not deleted. */
export async function sendDeletionCode(
  db: Kysely<Database>,
  userId: number,
  context: Pick<CallContext, 'now' | 'address' | 'deviceCookie'>,
  sending: CodeSending,
): Promise<void> {
  const mobileNumber = await phoneOf(db, userId);
  await sendCode(db, { mobileNumber, purpose: 'delete-account' }, context, sending);
}

/**
 * Deletes a buyer and what is kept about them: leads, sessions, codes, messages to their number, and the addresses they
 * came from in the audit log. Refuses with `otp.wrong`, `otp.expired` or `otp.too-many-tries`.
 */
export async function deleteAccount(
  db: Kysely<Database>,
  { userId, otp, ownedData }: { userId: number; otp: string; ownedData: OwnedData },
  context: Pick<CallContext, 'now' | 'sessionCookie' | 'deviceCookie'>,
): Promise<void> {
  const { now, sessionCookie } = context;
  const mobileNumber = await phoneOf(db, userId);
  const secret = await serverSecret(db, 'one-time-codes');
  const proof = await db.transaction().execute(async (trx) => {
    const code = readCode(otp) ?? '';
    const purpose = 'delete-account';
    const result = await proveCode(trx, { mobileNumber, purpose, code }, context, secret);
    if (result.is === 'proved') await eraseUser(trx, { userId, now, ownedData });
    return result;
  });
  if (proof.is !== 'proved') throw new Problem(`otp.${proof.is}`);
  sessionCookie.take();
}

async function phoneOf(db: Kysely<Database>, userId: number): Promise<string> {
  const user = await db
    .selectFrom('users')
    .select('phone_number')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw new Problem('session.required');
  return user.phone_number;
}
