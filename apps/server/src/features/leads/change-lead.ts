import type { EndpointInput } from '@manemitra/contract/endpoint';
import type { changeLead as endpoint, StaffLead } from '@manemitra/contract/leads';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { found } from '#server/platform/database/found.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { readId, selectLeads } from './lead-queries.ts';
import { within, type LeadScope } from './lead-scope.ts';
import { noteViews } from './note-views.ts';
import { presentStaffLead } from './present-lead.ts';

/**
 * Changes the status or note of a lead and records it in the audit log. Refuses with `lead.not-found` (also for leads that
 * the caller may not see) or `lead.changed` if somebody, the buyer included, was faster.
 */
export async function changeLead(
  db: Kysely<Database>,
  scope: LeadScope,
  { leadId, change }: { leadId: string; change: EndpointInput<typeof endpoint>['body'] },
  { by, now, address }: ChangedBy,
): Promise<StaffLead> {
  const { status, notes, version } = change;
  return db.transaction().execute(async (trx) => {
    const one = within(scope)(selectLeads(trx)).where('l.id', '=', readId(leadId) ?? 0);
    const before = found(await one.forUpdate('l').executeTakeFirst(), 'lead.not-found');
    if (before.version !== version) throw new Problem('lead.changed');
    const isSame =
      (status ?? before.status) === before.status && (notes ?? before.notes) === before.notes;
    if (!isSame) {
      await trx
        .updateTable('leads')
        .set({
          ...(status === undefined ? {} : { status }),
          ...(notes === undefined ? {} : { notes }),
          version: version + 1,
          updated_at: now,
        })
        .where('id', '=', before.id)
        .execute();
      await recordAudit(trx, {
        at: now,
        actor: by,
        action: 'lead.changed',
        subject: { kind: 'lead', id: before.id },
        // Notes are about the buyer, whose data must not outlive them here.
        before: { status: before.status },
        after: {
          status: status ?? before.status,
          areNotesChanged: (notes ?? before.notes) !== before.notes,
        },
        address,
      });
    }
    await noteViews(trx, scope, [before], now);
    return presentStaffLead(await one.executeTakeFirstOrThrow());
  });
}
