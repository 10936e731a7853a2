import type { OwnLead } from '@manemitra/contract/leads';
import { recordAudit } from '#server/features/audit/public.ts';
import { found } from '#server/platform/database/found.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { readId } from './lead-queries.ts';
import { selectOwnLeads } from './own-leads.ts';
import { presentOwnLead } from './present-lead.ts';
import type { LeadDeps } from './submit-lead.ts';
import { tellOfWithdrawals } from './tell-recipients.ts';

/**
 * Takes back a buyer's own request: from now on nobody is shown its number, and its recipients are notified, once. Refuses
 * with `lead.not-found`, also for the requests of others.
 */
export async function withdrawLead(
  { db, staffEmail, team }: Pick<LeadDeps, 'db' | 'staffEmail' | 'team'>,
  leadId: string,
  { by, now }: ChangedBy,
): Promise<{ wasWithdrawn: boolean; lead: OwnLead }> {
  const id = readId(leadId) ?? 0;
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('leads')
      .set((lead) => ({ withdrawn_at: now, updated_at: now, version: lead('version', '+', 1) }))
      .where('id', '=', id)
      .where('user_id', '=', by.id)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    const own = selectOwnLeads(trx, by.id).where('l.id', '=', id);
    const row = found(await own.executeTakeFirst(), 'lead.not-found');
    const lead = presentOwnLead(row, team);
    if (numUpdatedRows === 0n) return { wasWithdrawn: true, lead };
    await tellOfWithdrawals(trx, [row], staffEmail);
    await recordAudit(trx, {
      at: now,
      actor: by,
      action: 'lead.withdrawn',
      subject: { kind: 'lead', id },
    });
    return { wasWithdrawn: false, lead };
  });
}
