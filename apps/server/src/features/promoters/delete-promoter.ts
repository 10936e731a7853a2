import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { endSessionsOfAll } from '#server/features/accounts/public.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { inLoadTransaction } from '#server/features/load-lock/public.ts';
import { restorable, standing, type ChangedBy } from '#server/features/staff-changes/public.ts';
import { lockPromoter } from './promoter-queries.ts';

/**
 * Deletes a promoter, its accounts and its projects, for 30 days so that it can be undone. Answers how many projects
 * buyers no longer see.
 */
export async function deletePromoter(
  db: Kysely<Database>,
  promoterId: number,
  { by, now, address }: ChangedBy,
): Promise<number> {
  return inLoadTransaction(db, async (trx) => {
    standing(await lockPromoter(trx, promoterId), 'promoter.not-found');
    await mark(trx, promoterId, now);
    const accounts = await trx
      .updateTable('staff_accounts')
      .set({ deleted_at: now })
      .where('promoter_id', '=', promoterId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .execute();
    const ids = accounts.map(({ id }) => id);
    await endSessionsOfAll(trx, 'staff', ids);
    await trx
      .deleteFrom('password_links')
      .where(sql<boolean>`staff_id = any(${ids}::int[])`)
      .execute();
    const hidden = await trx
      .updateTable('properties')
      .set({ deleted_at: now, version: sql`version + 1` })
      .where('promoter_id', '=', promoterId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'promoter.deleted',
      subject: { kind: 'promoter', id: promoterId },
      after: { projects: hidden.length },
      address,
    });
    return hidden.length;
  });
}

/** Brings back a promoter that was deleted within 30 days, with the accounts and projects that went with it. */
export async function restorePromoter(
  db: Kysely<Database>,
  promoterId: number,
  { by, now, address }: ChangedBy,
): Promise<void> {
  await inLoadTransaction(db, async (trx) => {
    const promoter = restorable(await lockPromoter(trx, promoterId), 'promoter.not-found', now);
    const deletedAt = promoter.deleted_at;
    await mark(trx, promoterId, null);
    // Projects that were deleted by themselves before keep their own date, and stay deleted.
    await trx
      .updateTable('staff_accounts')
      .set({ deleted_at: null })
      .where('promoter_id', '=', promoterId)
      .where('deleted_at', '=', deletedAt)
      .execute();
    await trx
      .updateTable('properties')
      .set({ deleted_at: null, version: sql`version + 1` })
      .where('promoter_id', '=', promoterId)
      .where('deleted_at', '=', deletedAt)
      .execute();
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'promoter.restored',
      subject: { kind: 'promoter', id: promoterId },
      address,
    });
  });
}

async function mark(trx: Transaction<Database>, id: number, at: Date | null): Promise<void> {
  await trx.updateTable('promoters').set({ deleted_at: at }).where('id', '=', id).execute();
}
