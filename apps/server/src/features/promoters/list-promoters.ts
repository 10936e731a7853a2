import type { contract } from '@manemitra/contract/contract';
import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { restorableSince } from '#server/features/staff-changes/public.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { containing } from '#server/platform/database/search-pattern.ts';
import type { AccountCaller } from '#server/platform/sessions/caller.ts';
import { presentPromoter } from './present-promoter.ts';
import {
  isVisibleTo,
  projectsOfPromoter,
  promoterRows,
  selectPromoters,
  statusOfPromoter,
} from './promoter-queries.ts';

type Listing = (typeof contract)['listPromoters'];
type Query = EndpointInput<Listing>['query'];

/** One page of the promoters that the caller may see. What is deleted is listed only when asked for. */
export async function listPromoters(
  db: Kysely<Database>,
  query: Query,
  { caller, now }: { caller: AccountCaller; now: Date },
): Promise<EndpointAnswer<Listing>> {
  const wanted = matching(query, caller, now);
  const rows = promoterRows(db).where(wanted).orderBy(ORDER[query.sort]).orderBy('promoters.id');
  return pageOf(query, selectPromoters(db).where(wanted), rows, presentPromoter);
}

const ORDER = {
  name: sql`lower(promoters.name)`,
  '-name': sql`lower(promoters.name) desc`,
  created: sql`promoters.created_at`,
  '-created': sql`promoters.created_at desc`,
  projects: projectsOfPromoter,
  '-projects': sql`${projectsOfPromoter} desc`,
};

function matching({ search, status }: Query, caller: AccountCaller, now: Date) {
  const isListed =
    status === 'deleted'
      ? sql`promoters.deleted_at > ${restorableSince(now)}`
      : sql`promoters.deleted_at is null`;
  const hasStatus =
    status === undefined || status === 'deleted' ? sql`true` : sql`${statusOfPromoter} = ${status}`;
  const text = containing(search);
  const isFound =
    search === ''
      ? sql`true`
      : sql`(promoters.name ilike ${text} or promoters.registration_number ilike ${text}
          or account.user_name ilike ${text} or account.email ilike ${text})`;
  return sql<boolean>`${isVisibleTo(caller)} and ${isListed} and ${hasStatus} and ${isFound}`;
}
