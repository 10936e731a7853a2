import type { AccountStatus } from '@manemitra/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { AccountRef } from './account-ref.ts';
import { recordAudit } from './audit.ts';
import { endSessionsOf } from './sessions.ts';

export interface StatusChange {
  account: AccountRef;
  status: AccountStatus;
  /** Mandatory (spec 4). */
  reason: string;
  by: AccountRef;
  now: Date;
  address: string;
}

/**
 * Gives an account another status, whichever it had (spec 4), and ends its sessions, and its open links to set a
 * password when it is shut out.
 * Call it in a transaction. Answers whether there is such an account.
 */
export async function changeAccountStatus(
  trx: Kysely<Database>,
  { account, status, reason, by, now, address }: StatusChange,
): Promise<boolean> {
  const table = account.kind === 'user' ? 'users' : 'staff_accounts';
  const before = await trx
    .selectFrom(table)
    .select('status')
    .where('id', '=', account.id)
    .forUpdate()
    .executeTakeFirst();
  if (before === undefined) return false;
  await trx
    .updateTable(table)
    .set({ status, updated_at: now })
    .where('id', '=', account.id)
    .execute();
  await endSessionsOf(trx, account);
  // Who is let in may still need the link that was sent before.
  if (account.kind === 'staff' && status !== 'active' && status !== 'pending') {
    await trx.deleteFrom('password_links').where('staff_id', '=', account.id).execute();
  }
  await recordAudit(trx, {
    at: now,
    actor: by,
    action: 'account.status-changed',
    subject: account,
    before: { status: before.status },
    after: { status },
    reason,
    address,
  });
  return true;
}
