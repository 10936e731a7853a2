import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import type { AccountRef } from '#server/platform/sessions/account-ref.ts';
import { addressesOf, eraseOwned, type OwnedData } from './owned-data.ts';

interface Erasure {
  userId: number;
  now: Date;
  ownedData: OwnedData;
  /** Who erases them and why, if it is not they themselves. */
  by?: AccountRef;
  reason?: string;
}

/** Deletes a buyer and all their data for good. Everyone who received their number through a lead is asked to delete it. */
export async function eraseUser(
  trx: Transaction<Database>,
  { userId, now, ownedData, by, reason }: Erasure,
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['phone_number', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) return;
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
  await trx.deleteFrom('outbox_messages').where('recipient', 'in', addressesOf(user)).execute();
  for (const codes of ['sent_codes', 'one_time_codes'] as const) {
    await trx.deleteFrom(codes).where('phone_number', '=', user.phone_number).execute();
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
