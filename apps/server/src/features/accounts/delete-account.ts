import { Problem } from '@manemitra/contract/problems';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import type { AccountRef } from './account-ref.ts';
import { recordAudit } from './audit.ts';
import { proveCode } from './prove-code.ts';
import { readCode } from './read-phone-number.ts';
import { sendCode } from './send-code.ts';
import { serverSecret } from './server-secret.ts';

/** Sends a buyer the code without which their account is not deleted. */
export async function sendDeletionCode(
  db: Kysely<Database>,
  userId: number,
  { now, address }: CallContext,
  limitScale: number,
): Promise<void> {
  const mobileNumber = await phoneOf(db, userId);
  await sendCode(db, { mobileNumber, purpose: 'delete-account', now, address }, limitScale);
}

/**
 * Deletes a buyer and what is kept about them: leads, sessions, codes, messages to their number, and the addresses they
 * came from in the audit log. Refuses with `otp.wrong`, `otp.expired` or `otp.too-many-tries`.
 */
export async function deleteAccount(
  db: Kysely<Database>,
  userId: number,
  otp: string,
  { now, sessionCookie }: CallContext,
): Promise<void> {
  const mobileNumber = await phoneOf(db, userId);
  const secret = await serverSecret(db, 'one-time-codes');
  const proof = await db.transaction().execute(async (trx) => {
    const code = readCode(otp) ?? '';
    const purpose = 'delete-account';
    const result = await proveCode(trx, { mobileNumber, purpose, code, now }, secret);
    if (result.is === 'proved') await eraseUser(trx, { userId, mobileNumber, now });
    return result;
  });
  if (proof.is !== 'proved') throw new Problem(`otp.${proof.is}`);
  sessionCookie.take();
}

interface Erasure {
  userId: number;
  mobileNumber: string;
  now: Date;
  /** Who erases them, if it is not themselves, and why. */
  by?: AccountRef;
  reason?: string;
}

/** Removes a buyer with everything that is kept about them; nothing brings it back. */
export async function eraseUser(
  trx: Transaction<Database>,
  { userId, mobileNumber, now, by, reason }: Erasure,
): Promise<void> {
  await sql`select set_config('manemitra.erasing', 'on', true)`.execute(trx);
  await trx
    .updateTable('audit_log')
    .set({ address: null })
    .where((row) =>
      row.or([
        row.and({ actor_kind: 'user', actor_id: userId }),
        row.and({ subject_kind: 'user', subject_id: String(userId) }),
      ]),
    )
    .execute();
  await sql`select set_config('manemitra.erasing', 'off', true)`.execute(trx);
  await trx.deleteFrom('outbox_messages').where('recipient', '=', mobileNumber).execute();
  await trx.deleteFrom('one_time_codes').where('phone_number', '=', mobileNumber).execute();
  await trx.deleteFrom('users').where('id', '=', userId).execute();
  const subject = { kind: 'user', id: userId };
  await recordAudit(trx, {
    at: now,
    actor: by,
    action: 'account.deleted',
    subject,
    ...(reason === undefined ? {} : { reason }),
  });
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
