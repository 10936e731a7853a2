import { isInRegister, reraText } from '@manemitra/domain/rera-standing';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { queueMessage, teamAddresses } from '#server/features/messages/public.ts';
import { registrationOf } from '#server/features/registrations/public.ts';
import { readersOf } from './consents.ts';
import { type LeadRow, selectLeads, titleOf } from './lead-queries.ts';

/** Queues the word that a lead came in; without name and number, which are shown to who signs in. */
export async function tellOfLead(
  trx: Transaction<Database>,
  id: number,
  staffEmail: string | undefined,
): Promise<void> {
  const lead = await selectLeads(trx).where('l.id', '=', id).executeTakeFirstOrThrow();
  const { home, sentence } = lead;
  const means = [lead.wants_call ? 'by phone' : '', lead.wants_whatsapp ? 'on WhatsApp' : '']
    .filter((mean) => mean !== '')
    .join(' or ');
  const values = {
    ...subjectOf(lead),
    means,
    ...(home === null ? {} : { home }),
    ...(sentence === null ? {} : { sentence }),
  };
  for (const to of await recipientsOf(trx, lead, await teamAddresses(trx, staffEmail))) {
    await queueMessage(trx, { ...to, template: 'lead-received', values });
  }
}

/** Queues the word that a buyer took these leads back. */
export async function tellOfWithdrawals(
  trx: Transaction<Database>,
  leads: readonly LeadRow[],
  staffEmail: string | undefined,
): Promise<void> {
  const team = await teamAddresses(trx, staffEmail);
  for (const lead of leads) {
    const values = subjectOf(lead);
    for (const to of await recipientsOf(trx, lead, team)) {
      await queueMessage(trx, { ...to, template: 'lead-withdrawn', values });
    }
  }
}

/** `Areca Terraces (RERA: number not given; rera.karnataka.gov.in)`: a portal names no project without it. */
function subjectOf(lead: LeadRow) {
  const standing = registrationOf(lead.registration);
  const isThere = isInRegister(standing, lead.is_demonstration);
  const register = isThere ? `; ${new URL(standing.registerUrl).host}` : '';
  const rera = reraText(standing, lead.is_demonstration);
  return {
    project: `${lead.project_name} (${rera}${register})`,
    title: titleOf(lead),
    reference: String(lead.id),
  };
}

type Way = { channel: 'email' | 'sms'; to: string };

/** The promoter's people, each by one way, and the team. */
async function recipientsOf(
  trx: Transaction<Database>,
  { promoter_id: promoterId, recipient }: LeadRow,
  team: readonly string[],
): Promise<Way[]> {
  const people =
    recipient === 'team'
      ? []
      : await readersOf(trx, sql.val(promoterId))
          .select(['reader.email', 'reader.phone_number'])
          .orderBy('reader.id')
          .execute();
  const ways = people.flatMap(({ email, phone_number: phone }): Way[] => {
    if (email !== null) return [{ channel: 'email', to: email }];
    return phone === null ? [] : [{ channel: 'sms', to: phone }];
  });
  for (const to of team) ways.push({ channel: 'email', to });
  return [...new Map(ways.map((way) => [way.to.toLowerCase(), way])).values()];
}
