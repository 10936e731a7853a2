import type { LeadRecipient } from '@manemitra/contract/leads';
import { isInRegister, reraText } from '@manemitra/domain/rera-standing';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { queueMessage, teamAddresses } from '#server/features/messages/public.ts';
import { registrationOf, registrationRow } from '#server/features/registrations/public.ts';
import { readersOf } from './consents.ts';
import type { Wanted } from './merge-lead.ts';

interface Told {
  id: number;
  promoterId: number;
  recipient: LeadRecipient;
  project: string;
  title: string;
}

/** Queues the word that a lead came in; without name and number, which are shown to who signs in. */
export async function tellOfLead(
  trx: Transaction<Database>,
  { lead, ...subject }: Omit<Told, 'recipient'> & { lead: Wanted },
  staffEmail: string | undefined,
): Promise<void> {
  const project = await projectWithRera(trx, subject);
  const { id, title, promoterId } = subject;
  const { home, sentence, recipient } = lead;
  const means = [lead.wants_call ? 'by phone' : '', lead.wants_whatsapp ? 'on WhatsApp' : '']
    .filter((mean) => mean !== '')
    .join(' or ');
  for (const to of await recipientsOf(trx, { promoterId, recipient }, staffEmail)) {
    const values = {
      project,
      title,
      means,
      reference: String(id),
      ...(home === null ? {} : { home }),
      ...(sentence === null ? {} : { sentence }),
    };
    await queueMessage(trx, { ...to, template: 'lead-received', values });
  }
}

/** Queues the word that a buyer took a lead back. */
export async function tellOfWithdrawal(
  trx: Transaction<Database>,
  lead: Told,
  staffEmail: string | undefined,
): Promise<void> {
  const project = await projectWithRera(trx, lead);
  const { title } = lead;
  for (const to of await recipientsOf(trx, lead, staffEmail)) {
    const values = { project, title, reference: String(lead.id) };
    await queueMessage(trx, { ...to, template: 'lead-withdrawn', values });
  }
}

/** `Areca Terraces (RERA: number not given; rera.karnataka.gov.in)`: a portal names no project without it. */
async function projectWithRera(
  trx: Transaction<Database>,
  { id, project }: Pick<Told, 'id' | 'project'>,
): Promise<string> {
  const row = await trx
    .selectFrom('leads as l')
    .innerJoin('properties as p', 'p.id', 'l.property_id')
    .select(['p.is_demonstration', registrationRow.as('registration')])
    .where('l.id', '=', id)
    .executeTakeFirstOrThrow();
  const standing = registrationOf(row.registration);
  const isThere = isInRegister(standing, row.is_demonstration);
  const register = isThere ? `; ${new URL(standing.registerUrl).host}` : '';
  return `${project} (${reraText(standing, row.is_demonstration)}${register})`;
}

type Way = { channel: 'email' | 'sms'; to: string };

/** The promoter's people, each by one way, and the team. */
async function recipientsOf(
  trx: Transaction<Database>,
  { promoterId, recipient }: Pick<Told, 'promoterId' | 'recipient'>,
  staffEmail: string | undefined,
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
  for (const to of await teamAddresses(trx, staffEmail)) ways.push({ channel: 'email', to });
  return [...new Map(ways.map((way) => [way.to.toLowerCase(), way])).values()];
}
