import type { contract } from '@manemitra/contract/contract';
import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { sendCredentials } from '#server/features/accounts/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { foundAll } from '#server/platform/database/found.ts';
import { ensurePromoterAccount } from './promoter-account.ts';

type Sending = (typeof contract)['sendPromoterCredentials'];
type Results = EndpointAnswer<Sending>['results'];

/**
 * Sends each promoter a link to set a password, and makes the account of those who have none; all of them or none.
 * Refuses with `promoter.not-found` when one is not there.
 */
export async function sendPromoterCredentials(
  db: Kysely<Database>,
  { promoterIds, notifications }: EndpointInput<Sending>['body'],
  change: ChangedBy & { origin: string },
): Promise<Results> {
  return db.transaction().execute(async (trx) => {
    const promoters = await trx
      .selectFrom('promoters')
      .select('id')
      .where('id', 'in', promoterIds)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    foundAll(promoters, promoterIds.length, 'promoter.not-found');
    const results: Results = [];
    for (const promoterId of promoterIds) {
      const { staffId, isNew } = await ensurePromoterAccount(trx, promoterId);
      const sent = await sendCredentials(trx, { staffId, notifications, ...change });
      const { user_name: userName, name } = await trx
        .selectFrom('staff_accounts')
        .select(['user_name', 'name'])
        .where('id', '=', staffId)
        .executeTakeFirstOrThrow();
      results.push({ promoterId, userName, name, isNew, notifications: sent });
    }
    return results;
  });
}
