import { CONTACT_PROMOTER, LEAD_GENERATION } from '@manemitra/contract/lead-templates';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

interface AskedFor {
  /** As buyer and staff read it. */
  title: string;
  /** The consent that it needs. */
  about: 'project' | 'service';
}

const OF_PROJECT = new Map<string, AskedFor>([
  [CONTACT_PROMOTER.leadType, { title: 'Callback', about: 'project' }],
  [LEAD_GENERATION.leadType, { title: 'More about the project', about: 'project' }],
]);

/** What a lead of this type asks for; `undefined` when nothing of the kind is on offer. */
export async function findAskedFor(
  db: Kysely<Database>,
  type: string,
): Promise<AskedFor | undefined> {
  const known = OF_PROJECT.get(type);
  if (known !== undefined) return known;
  const service = await db
    .selectFrom('value_added_services')
    .select('title')
    .where('lead_type', '=', type)
    .orderBy('position')
    .executeTakeFirst();
  return service && { title: service.title, about: 'service' };
}
