import type { Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { selectLeads } from './lead-queries.ts';
import { tellOfWithdrawal } from './tell-recipients.ts';

/** Tells everybody who still has this buyer's number by a lead that it is taken back: the account goes, and they must know. */
export async function tellThatAllAreTakenBack(
  trx: Transaction<Database>,
  userId: number,
  staffEmail: string | undefined,
): Promise<void> {
  const leads = await selectLeads(trx)
    .where('l.user_id', '=', userId)
    .where('l.withdrawn_at', 'is', null)
    .execute();
  for (const lead of leads) {
    await tellOfWithdrawal(
      trx,
      {
        id: lead.id,
        promoterId: lead.promoter_id,
        recipient: lead.recipient,
        project: lead.project_name,
        title: lead.title ?? lead.type,
      },
      staffEmail,
    );
  }
}
