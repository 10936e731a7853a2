import type { contract } from '@manemitra/contract/contract';
import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { hasListedStatus } from '#server/features/staff-changes/public.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { containing } from '#server/platform/database/search-pattern.ts';
import { operatorRows, operators } from './operator-queries.ts';
import { presentOperator } from './present-operator.ts';

type Listing = (typeof contract)['listOperators'];
type Query = EndpointInput<Listing>['query'];

/** One page of the operators. What is deleted is listed only when asked for. */
export async function listOperators(
  db: Kysely<Database>,
  query: Query,
  now: Date,
): Promise<EndpointAnswer<Listing>> {
  const wanted = matching(query, now);
  const rows = operatorRows(db).where(wanted).orderBy(ORDER[query.sort]).orderBy('id');
  return pageOf(query, operators(db).where(wanted), rows, presentOperator);
}

const ORDER = {
  name: sql`lower(name)`,
  '-name': sql`lower(name) desc`,
  created: sql`created_at`,
  '-created': sql`created_at desc`,
};

function matching({ search, status }: Query, now: Date) {
  const text = containing(search);
  const isFound =
    search === ''
      ? sql`true`
      : sql`(user_name ilike ${text} or name ilike ${text} or email ilike ${text})`;
  return sql<boolean>`${hasListedStatus(status, now)} and ${isFound}`;
}
