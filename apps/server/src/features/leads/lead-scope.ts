import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import type { Caller } from '#server/platform/sessions/caller.ts';
import type { selectLeads } from './lead-queries.ts';

/** Which leads somebody of the staff may see and change. */
export type LeadScope = {
  staffId: number;
  /** On whose side they look at a buyer's number. */
  party: 'promoter' | 'team';
  /** A promoter's own; those of an operator's projects; every one; none. */
  of: { promoterId: number } | { operatorId: number } | 'all' | 'none';
};

/**
 * The leads that a caller's role may see (spec 6): an admin all, a promoter those sent to it, an operator those of its
 * projects.
 */
export async function leadScopeOf(db: Kysely<Database>, caller: Caller): Promise<LeadScope> {
  const { accountId: staffId, role } = accountCaller(caller);
  if (role === 'admin') return { staffId, party: 'team', of: 'all' };
  if (role === 'operator') return { staffId, party: 'team', of: { operatorId: staffId } };
  const account = await db
    .selectFrom('staff_accounts')
    .select('promoter_id')
    .where('id', '=', staffId)
    .executeTakeFirst();
  const promoterId = account?.promoter_id ?? undefined;
  return { staffId, party: 'promoter', of: promoterId === undefined ? 'none' : { promoterId } };
}

type Leads = ReturnType<typeof selectLeads>;

/** Only the leads of this scope. */
export function within({ of }: LeadScope): (leads: Leads) => Leads {
  return (leads) => {
    if (of === 'all') return leads;
    if (of === 'none') return leads.where('l.id', '<', 0);
    if ('operatorId' in of) {
      return leads.where((lead) =>
        lead.exists(
          lead
            .selectFrom('operator_properties as o')
            .select('o.staff_id')
            .whereRef('o.property_id', '=', 'l.property_id')
            .where('o.staff_id', '=', of.operatorId),
        ),
      );
    }
    return leads.where('l.promoter_id', '=', of.promoterId).where('l.recipient', '=', 'promoter');
  };
}
