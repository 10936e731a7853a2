import type { AccountStatus } from '@manemitra/contract/access';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { AccountRef } from './account-ref.ts';
import { recordAudits } from './audit.ts';
import { endSessionsOfAll } from './sessions.ts';

export interface StatusChange {
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
  { account: { kind, id }, ...change }: StatusChange & { account: AccountRef },
): Promise<boolean> {
  return (await changeStatusOfAll(trx, { kind, ids: [id], ...change })) === 1;
}

/** The same for several accounts, in as many statements as for one. Answers how many of them there are. */
export async function changeStatusOfAll(
  trx: Kysely<Database>,
  {
    kind,
    ids,
    status,
    reason,
    by,
    now,
    address,
  }: StatusChange & { kind: AccountRef['kind']; ids: readonly number[] },
): Promise<number> {
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
  // Who is let in may still need the link that was sent before.
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
  return before.length;
}
