import type { contract } from '@manemitra/contract/contract';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import { changedBy } from '#server/features/staff-changes/public.ts';
import { changeLead } from './change-lead.ts';
import { consentsOf } from './consents.ts';
import { exportLeads } from './export-leads.ts';
import { projectOfLead } from './lead-project.ts';
import { leadScopeOf } from './lead-scope.ts';
import { listLeads } from './list-leads.ts';
import { listOwnLeads } from './own-leads.ts';
import { presentSent } from './present-lead.ts';
import { submitLead, type LeadDeps } from './submit-lead.ts';
import { withdrawLead } from './withdraw-lead.ts';

export const leadRoutes = (deps: LeadDeps) =>
  ({
    getLeadConsents: async ({ params }) =>
      consentsOf(deps.db, await projectOfLead(deps.db, params.id), deps.team),
    submitLead: async ({ params, body }, context) =>
      presentSent(await submitLead(deps, { idOrSlug: params.id, body }, changedBy(context))),
    listOwnLeads: async ({ query }, { caller }) =>
      listOwnLeads(deps.db, accountCaller(caller).accountId, query, deps.team),
    withdrawLead: async ({ params }, context) => {
      const { wasWithdrawn, lead } = await withdrawLead(deps, params.id, changedBy(context));
      const message = wasWithdrawn
        ? 'This request has already been taken back.'
        : 'Your request is taken back, and your number is hidden.';
      return { message, lead };
    },
    listLeads: async ({ query }, { caller, now }) =>
      listLeads(deps.db, await leadScopeOf(deps.db, caller), query, now),
    exportLeads: ({ body }, context) => exportLeads(deps.db, body, changedBy(context)),
    changeLead: async ({ params, body }, context) => {
      const scope = await leadScopeOf(deps.db, context.caller);
      return changeLead(deps.db, scope, { leadId: params.id, change: body }, changedBy(context));
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;
