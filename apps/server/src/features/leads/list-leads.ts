import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import type { listLeads as endpoint } from '@manemitra/contract/leads';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { selectLeads } from './lead-queries.ts';
import { within, type LeadScope } from './lead-scope.ts';
import { noteViews } from './note-views.ts';
import { presentStaffLead } from './present-lead.ts';

/** A page of the leads that the caller may see, the newest first. That they saw these is noted. */
export async function listLeads(
  db: Kysely<Database>,
  scope: LeadScope,
  { page, pageSize, status }: EndpointInput<typeof endpoint>['query'],
  now: Date,
): Promise<EndpointAnswer<typeof endpoint>> {
  const seen = within(scope)(selectLeads(db));
  const asked = status === undefined ? seen : seen.where('l.status', '=', status);
  const [rows, { total }] = await Promise.all([
    asked
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    asked
      .clearSelect()
      .clearOrderBy()
      .select((lead) => lead.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  await noteViews(db, scope, rows, now);
  return { items: rows.map(presentStaffLead), total, page, pageSize };
}
