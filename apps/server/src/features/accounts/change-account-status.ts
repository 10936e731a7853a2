import type { AccountStatus } from '@manemitra/contract/access';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudits } from '#server/features/audit/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import type { AccountRef } from '#server/platform/sessions/account-ref.ts';
import { endSessionsOfAll } from './sessions.ts';

interface StatusChange {
  kind: AccountRef['kind'];
  ids: readonly number[];
  status: AccountStatus;
  /** Mandatory (spec 4). */
  reason: string;
}

/**
 * Gives accounts another status, whichever they had (spec 4), and ends their sessions, and their open links to set a
 * password when they are shut out. Call it in a transaction.
 */
export async function changeAccountStatus(
  trx: Kysely<Database>,
  { kind, ids, status, reason }: StatusChange,
  { by, now, address }: ChangedBy,
): Promise<void> {
  const table = kind === 'user' ? 'users' : 'staff_accounts';
  const before = await trx
    .selectFrom(table)
    .select(['id', 'status'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const found = before.map(({ id }) => id);
  await trx
    .updateTable(table)
    .set({ status, updated_at: now })
    .where(sql<boolean>`id = any(${found}::int[])`)
    .execute();
  await endSessionsOfAll(trx, kind, found);
  // An activated account may still need the link that was sent before.
  if (kind === 'staff' && status !== 'active' && status !== 'pending') {
    await trx
      .deleteFrom('password_links')
      .where(sql<boolean>`staff_id = any(${found}::int[])`)
      .execute();
  }
  await recordAudits(
    trx,
    before.map((was) => ({
      at: now,
      actor: by,
      action: 'account.status-changed',
      subject: { kind, id: was.id },
      before: { status: was.status },
      after: { status },
      reason,
      address,
    })),
  );
}
