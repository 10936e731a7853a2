import type { getAccountData } from '@manemitra/contract/accounts';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { selectLeads } from './lead-queries.ts';
import { presentOwnedLead } from './present-lead.ts';
import { tellOfWithdrawals } from './tell-recipients.ts';

type OwnedLeads = EndpointAnswer<typeof getAccountData>['leads'];

/** A buyer's requests as data of their account. When they are erased, `staffEmail` is notified. */
export const ownedLeads = (staffEmail: string | undefined) => ({
  load: loadOwnedLeads,
  erase: (trx: Transaction<Database>, userId: number) =>
    tellThatAllAreTakenBack(trx, userId, staffEmail),
});

async function loadOwnedLeads(db: Kysely<Database>, userId: number): Promise<OwnedLeads> {
  const leads = await selectLeads(db)
    .clearOrderBy()
    .where('l.user_id', '=', userId)
    .orderBy('l.created_at')
    .execute();
  return leads.map(presentOwnedLead);
}

/** Tells everybody who still has this buyer's number by a lead that it is taken back: the account goes, and they must know. */
async function tellThatAllAreTakenBack(
  trx: Transaction<Database>,
  userId: number,
  staffEmail: string | undefined,
): Promise<void> {
  const leads = await selectLeads(trx)
    .where('l.user_id', '=', userId)
    .where('l.withdrawn_at', 'is', null)
    .execute();
  await tellOfWithdrawals(trx, leads, staffEmail);
}
