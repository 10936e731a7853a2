import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { listOwnLeads as endpoint } from '@manemitra/contract/leads';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { type PageAsked, pageOf } from '#server/platform/database/page-of.ts';
import { readersOf } from './consents.ts';
import { selectLeads } from './lead-queries.ts';
import { presentOwnLead } from './present-lead.ts';

/** The requests of a buyer with the time when each side first saw them. */
export function selectOwnLeads(db: Kysely<Database>, userId: number) {
  return selectLeads(db)
    .where('l.user_id', '=', userId)
    .select([
      seenBy('promoter').as('seen_by_promoter_at'),
      seenBy('team').as('seen_by_team_at'),
      sql<boolean>`exists (${readersOf(db, sql.ref('l.promoter_id'))})`.as('can_promoter_read'),
    ]);
}

const seenBy = (party: 'promoter' | 'team') =>
  sql<Date | null>`(select min(v.at) from lead_views v where v.lead_id = l.id and v.party = ${party})`;

/** A page of a buyer's requests, the newest first. */
export async function listOwnLeads(
  db: Kysely<Database>,
  userId: number,
  asked: PageAsked,
  team: string,
): Promise<EndpointAnswer<typeof endpoint>> {
  const own = db.selectFrom('leads').where('user_id', '=', userId);
  return pageOf(asked, own, selectOwnLeads(db, userId), (row) => presentOwnLead(row, team));
}
