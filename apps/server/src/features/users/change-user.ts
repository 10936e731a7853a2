import type { AccountStatus } from '@manemitra/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  changeAccountStatus,
  endSessionsOf,
  eraseUser as erase,
  type OwnedData,
} from '#server/features/accounts/public.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { restorable, standing, type ChangedBy } from '#server/features/staff-changes/public.ts';
import { found } from '#server/platform/database/found.ts';
import { lockUser } from './user-queries.ts';

/** Gives a buyer another status and ends their sessions. Refuses with `user.not-found`. */
export async function changeUserStatus(
  db: Kysely<Database>,
  phoneNumber: string,
  { status, reason }: { status: AccountStatus; reason: string },
  change: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = standing(await lockUser(trx, phoneNumber), 'user.not-found');
    await changeAccountStatus(trx, { kind: 'user', ids: [user.id], status, reason }, change);
  });
}

/** Deletes a buyer for 30 days, so that it can be undone; they are signed out at once. */
export async function deleteUser(
  db: Kysely<Database>,
  phoneNumber: string,
  { by, now, address }: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = standing(await lockUser(trx, phoneNumber), 'user.not-found');
    const subject = { kind: 'user', id: user.id } as const;
    await trx.updateTable('users').set({ deleted_at: now }).where('id', '=', user.id).execute();
    await endSessionsOf(trx, subject);
    await recordAudit(trx, { at: now, actor: by, action: 'user.deleted', subject, address });
  });
}

/** Brings back a buyer deleted within 30 days. */
export async function restoreUser(
  db: Kysely<Database>,
  phoneNumber: string,
  { by, now, address }: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = restorable(await lockUser(trx, phoneNumber), 'user.not-found', now);
    await trx.updateTable('users').set({ deleted_at: null }).where('id', '=', user.id).execute();
    const subject = { kind: 'user', id: user.id };
    await recordAudit(trx, { at: now, actor: by, action: 'user.restored', subject, address });
  });
}

/** Erases a buyer at once, deleted before or not, because they have asked for it. Refuses with `user.not-found`. */
export async function eraseUser(
  db: Kysely<Database>,
  phoneNumber: string,
  { reason, ownedData }: { reason: string; ownedData: OwnedData },
  { by, now }: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = found(await lockUser(trx, phoneNumber), 'user.not-found');
    await erase(trx, { userId: user.id, now, ownedData, by, reason });
  });
}
