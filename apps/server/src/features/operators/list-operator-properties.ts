import type { contract } from '@manemitra/contract/contract';
import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { registrationOf, registrationRow } from '#server/features/registrations/public.ts';
import { standing } from '#server/features/staff-changes/public.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { findOperator } from './operator-queries.ts';
import { containing } from '#server/platform/database/search-pattern.ts';

type Listing = (typeof contract)['listOperatorProperties'];

/** One page of the projects to choose from for an operator, those they look after first. */
export async function listOperatorProperties(
  db: Kysely<Database>,
  userName: string,
  { page, pageSize, search, show }: EndpointInput<Listing>['query'],
): Promise<EndpointAnswer<Listing>> {
  const operator = standing(await findOperator(db, userName), 'operator.not-found');
  const text = containing(search);
  const isAssociated = sql<boolean>`(o.property_id is not null)`;
  const found = db
    .selectFrom('properties as p')
    .innerJoin('promoters', 'promoters.id', 'p.promoter_id')
    .leftJoin('operator_properties as o', (join) =>
      join.onRef('o.property_id', '=', 'p.id').on('o.staff_id', '=', operator.id),
    )
    .where('p.deleted_at', 'is', null)
    .$if(show === 'associated', (query) => query.where(isAssociated))
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`(p.name ilike ${text} or p.locality_name ilike ${text} or promoters.name ilike ${text})`,
      ),
    );
  const [listed, associated] = await Promise.all([
    pageOf(
      { page, pageSize },
      found,
      found
        .select(['p.id', 'p.slug', 'p.name', 'p.locality_name', 'promoters.name as promoter'])
        .select(['p.is_demonstration', registrationRow.as('registration')])
        .select(isAssociated.as('is_associated'))
        .orderBy(isAssociated, 'desc')
        .orderBy('p.name')
        .orderBy('p.id'),
      (row) => ({
        propertyId: row.id,
        slug: row.slug,
        name: row.name,
        locality: row.locality_name,
        promoter: row.promoter,
        rera: registrationOf(row.registration),
        isDemonstration: row.is_demonstration,
        isAssociated: row.is_associated,
      }),
    ),
    db
      .selectFrom('operator_properties')
      .innerJoin('properties', 'properties.id', 'property_id')
      .select('property_id')
      .where('staff_id', '=', operator.id)
      .where('deleted_at', 'is', null)
      .orderBy('property_id')
      .execute(),
  ]);
  return {
    ...listed,
    associatedIds: associated.map(({ property_id }) => property_id),
    version: operator.version,
  };
}
