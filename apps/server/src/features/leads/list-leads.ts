import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import type { listLeads as endpoint } from '@manemitra/contract/leads';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { selectLeads } from './lead-queries.ts';
import { within, type LeadScope } from './lead-scope.ts';
import { noteViews } from './note-views.ts';
import { presentStaffLead } from './present-lead.ts';
import { containing, containingNumber } from '#server/platform/database/search-pattern.ts';

/** A page of the leads that the caller may see, the newest first. That they saw these is noted. */
export async function listLeads(
  db: Kysely<Database>,
  scope: LeadScope,
  { page, pageSize, search, status }: EndpointInput<typeof endpoint>['query'],
  now: Date,
): Promise<EndpointAnswer<typeof endpoint>> {
  const seen = matching(search)(within(scope)(selectLeads(db)));
  const asked = status === undefined ? seen : seen.where('l.status', '=', status);
  const { items: rows, ...found } = await pageOf({ page, pageSize }, asked, asked, (row) => row);
  await noteViews(db, scope, rows, now);
  return { items: rows.map(presentStaffLead), ...found };
}

export type Leads = ReturnType<typeof selectLeads>;

/** Leads that contain a word. Withdrawn leads are not found by their sender's name or number. */
export function matching(search: string): (leads: Leads) => Leads {
  if (search === '') return (leads) => leads;
  const like = containing(search);
  const number = containingNumber(search);
  return (leads) =>
    leads.where(
      sql<boolean>`(p.name ilike ${like} or (l.withdrawn_at is null and (
        u.name ilike ${like} or u.phone_number like ${number})))`,
    );
}
