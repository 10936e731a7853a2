import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { endSessionsOf } from '#server/features/accounts/public.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { restorable, standing, type ChangedBy } from '#server/features/staff-changes/public.ts';
import { lockOperator } from './operator-queries.ts';

/** Deletes an operator for 30 days, so that it can be undone; they are signed out at once. */
export async function deleteOperator(
  db: Kysely<Database>,
  userName: string,
  { by, now, address }: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = standing(await lockOperator(trx, userName), 'operator.not-found');
    const account = { kind: 'staff', id: row.id } as const;
    await trx
      .updateTable('staff_accounts')
      .set({ deleted_at: now })
      .where('id', '=', row.id)
      .execute();
    await endSessionsOf(trx, account);
    await trx.deleteFrom('password_links').where('staff_id', '=', row.id).execute();
    const action = 'operator.deleted';
    await recordAudit(trx, { at: now, actor: by, action, subject: account, address });
  });
}

/** Brings back an operator deleted within 30 days, with the projects they looked after. */
export async function restoreOperator(
  db: Kysely<Database>,
  userName: string,
  { by, now, address }: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = restorable(await lockOperator(trx, userName), 'operator.not-found', now);
    await trx
      .updateTable('staff_accounts')
      .set({ deleted_at: null })
      .where('id', '=', row.id)
      .execute();
    const subject = { kind: 'staff', id: row.id };
    const action = 'operator.restored';
    await recordAudit(trx, { at: now, actor: by, action, subject, address });
  });
}
