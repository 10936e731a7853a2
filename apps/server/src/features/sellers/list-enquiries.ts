import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import type { listSellerEnquiries as endpoint } from '@manemitra/contract/staff-enquiries';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { containing, containingNumber } from '#server/platform/database/search-pattern.ts';

/** One page of what sellers wrote, the newest first; `search` is a part of a name, a number or an e-mail address. */
export async function listEnquiries(
  db: Kysely<Database>,
  { page, pageSize, search }: EndpointInput<typeof endpoint>['query'],
): Promise<EndpointAnswer<typeof endpoint>> {
  const wanted = db.selectFrom('seller_enquiries').where(matching(search));
  return pageOf({ page, pageSize }, wanted, wanted.selectAll().orderBy('id', 'desc'), (row) => ({
    id: row.id,
    contactPerson: row.contact_person,
    builderName: row.builder_name,
    phoneNumber: row.phone_number,
    jobRole: row.job_role,
    email: row.email,
    website: row.website,
    createdAt: row.created_at.toISOString(),
  }));
}

function matching(search: string) {
  if (search === '') return sql<boolean>`true`;
  const like = containing(search);
  return sql<boolean>`(contact_person ilike ${like} or builder_name ilike ${like} or email ilike ${like}
    or phone_number like ${containingNumber(search)})`;
}
