import type { contract } from '@manemitra/contract/contract';
import { Problem } from '@manemitra/contract/problems';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import type { Caller } from '#server/platform/sessions/caller.ts';
import { changeLead } from './change-lead.ts';
import { leadScopeOf } from './lead-scope.ts';
import { listLeads } from './list-leads.ts';
import { listOwnLeads } from './own-leads.ts';
import { submitLead, type LeadDeps } from './submit-lead.ts';
import { withdrawLead } from './withdraw-lead.ts';

export const leadRoutes = (deps: LeadDeps) =>
  ({
    submitLead: async ({ params, body }, context) =>
      submitLead(deps, { idOrSlug: params.id, userId: idOf(context.caller), body }, context),
    listOwnLeads: async ({ query }, { caller }) => listOwnLeads(deps.db, idOf(caller), query),
    withdrawLead: async ({ params }, { caller, now }) =>
      withdrawLead(deps, { leadId: params.id, userId: idOf(caller), now }),
    listLeads: async ({ query }, { caller, now }) =>
      listLeads(deps.db, await leadScopeOf(deps.db, caller), query, now),
    changeLead: async ({ params, body }, context) => {
      const scope = await leadScopeOf(deps.db, context.caller);
      return changeLead(deps.db, scope, { leadId: params.id, change: body }, context);
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;

/** The door lets only accounts through to the endpoints that ask for one; this says so to the compiler. */
function idOf(caller: Caller): number {
  if (caller.kind !== 'account') throw new Problem('session.required');
  return caller.accountId;
}
