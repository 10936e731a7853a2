import type { AccountStatus } from '@manemitra/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changeAccountStatus } from '#server/features/accounts/public.ts';
import { standing, type ChangedBy } from '#server/features/staff-changes/public.ts';
import { ensurePromoterAccount } from './promoter-account.ts';
import { lockPromoter } from './promoter-queries.ts';

/** Gives a promoter, that is each of its accounts, another status. Refuses with `promoter.not-found`. */
export async function changePromoterStatus(
  db: Kysely<Database>,
  promoterId: number,
  { status, reason }: { status: AccountStatus; reason: string },
  change: ChangedBy,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    standing(await lockPromoter(trx, promoterId), 'promoter.not-found');
    await ensurePromoterAccount(trx, promoterId);
    const accounts = await trx
      .selectFrom('staff_accounts')
      .select('id')
      .where('promoter_id', '=', promoterId)
      .execute();
    const ids = accounts.map(({ id }) => id);
    await changeAccountStatus(trx, { kind: 'staff', ids, status, reason }, change);
  });
}
