import type { LeadRecipient } from '@manemitra/contract/leads';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { CONTACT_PROMOTER, LEAD_GENERATION } from './lead-templates.ts';

interface AskedFor {
  /** As buyer and staff read it. */
  title: string;
  recipient: LeadRecipient;
}

const OF_PROMOTER = new Map<string, AskedFor>([
  [CONTACT_PROMOTER.leadType, { title: 'Callback', recipient: 'promoter' }],
  [LEAD_GENERATION.leadType, { title: 'More about the project', recipient: 'promoter' }],
]);

/** What a lead of this type asks for; `undefined` when nothing of the kind is on offer. */
export async function findAskedFor(
  db: Kysely<Database>,
  type: string,
): Promise<AskedFor | undefined> {
  const known = OF_PROMOTER.get(type);
  if (known !== undefined) return known;
  const service = await db
    .selectFrom('value_added_services')
    .select('title')
    .where('lead_type', '=', type)
    .orderBy('position')
    .executeTakeFirst();
  return service && { title: service.title, recipient: 'team' };
}
