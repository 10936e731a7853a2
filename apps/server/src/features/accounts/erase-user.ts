import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { AccountRef } from '#server/platform/sessions/account-ref.ts';
import { eraseOwned, type OwnedData } from './owned-data.ts';

interface Erasure {
  userId: number;
  mobileNumber: string;
  now: Date;
  ownedData: OwnedData;
  /** Who erases them and why, if it is not they themselves. */
  by?: AccountRef;
  reason?: string;
}

/** Deletes a buyer and all their data for good. Everyone who received their number through a lead is asked to delete it. */
export async function eraseUser(
  trx: Transaction<Database>,
  { userId, mobileNumber, now, ownedData, by, reason }: Erasure,
): Promise<void> {
  await eraseOwned(trx, ownedData, userId);
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
  for (const codes of ['sent_codes', 'one_time_codes'] as const) {
    await trx.deleteFrom(codes).where('phone_number', '=', mobileNumber).execute();
  }
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
