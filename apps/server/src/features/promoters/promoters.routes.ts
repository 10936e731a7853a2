import type { contract } from '@manemitra/contract/contract';
import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import type { StaffPromoter } from '@manemitra/contract/staff-promoters';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changedBy } from '#server/features/staff-changes/public.ts';
import { found } from '#server/platform/database/found.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import type { AccountCaller } from '#server/platform/sessions/caller.ts';
import { changePromoterStatus } from './change-promoter-status.ts';
import { createPromoter } from './create-promoter.ts';
import { deletePromoter, restorePromoter } from './delete-promoter.ts';
import { editPromoter } from './edit-promoter.ts';
import { listPromoters } from './list-promoters.ts';
import { mergePromoters } from './merge-promoters.ts';
import { addPromoterName, listPromoterNames, removePromoterName } from './promoter-names.ts';
import { presentPromoter } from './present-promoter.ts';
import { findPromoter } from './promoter-queries.ts';
import { sendPromoterCredentials } from './send-promoter-credentials.ts';

export const promoterRoutes = ({ db, origin }: { db: Kysely<Database>; origin: string }) =>
  ({
    listPromoters: async ({ query }, { caller, now }) =>
      listPromoters(db, query, { caller: accountCaller(caller), now }),
    getPromoter: async ({ params }, { caller }) =>
      shown(db, params.promoterId, accountCaller(caller)),
    createPromoter: async ({ body }, context) =>
      shown(db, await createPromoter(db, body, changedBy(context)), accountCaller(context.caller)),
    editPromoter: async ({ params, body }, context) =>
      presentPromoter(await editPromoter(db, params.promoterId, body, changedBy(context))),
    changePromoterStatus: async ({ params: { promoterId }, body }, context) => {
      await changePromoterStatus(db, promoterId, body, changedBy(context));
      return shown(db, promoterId, accountCaller(context.caller));
    },
    deletePromoter: async ({ params }, context) => {
      const hidden = await deletePromoter(db, params.promoterId, changedBy(context));
      const projects = hidden === 1 ? 'its project is' : `its ${hidden} projects are`;
      const what = hidden === 0 ? 'The promoter is' : `The promoter and ${projects}`;
      return { message: `${what} deleted. This can be undone for ${RESTORABLE_DAYS} days.` };
    },
    restorePromoter: async ({ params: { promoterId } }, context) => {
      await restorePromoter(db, promoterId, changedBy(context));
      return shown(db, promoterId, accountCaller(context.caller));
    },
    listPromoterNames: ({ params }) => listPromoterNames(db, params.promoterId),
    addPromoterName: async ({ params: { promoterId }, body }, context) => {
      await addPromoterName(db, promoterId, body, changedBy(context));
      const message = `Imports find this promoter by the name ${body.name} too.`;
      return { message, known: await listPromoterNames(db, promoterId) };
    },
    removePromoterName: async ({ params }, context) => {
      await removePromoterName(db, params, changedBy(context));
      const known = await listPromoterNames(db, params.promoterId);
      return { message: 'The name is forgotten.', known };
    },
    mergePromoters: async ({ params }, context) => {
      await mergePromoters(db, params, changedBy(context));
      const known = await listPromoterNames(db, params.promoterId);
      return { message: 'The two promoters are one now.', known };
    },
    sendPromoterCredentials: async ({ body }, context) => {
      const results = await sendPromoterCredentials(db, body, { ...changedBy(context), origin });
      const reached = results.filter(({ notifications }) =>
        notifications.some(({ outcome }) => outcome === 'sent'),
      );
      return { message: `Sent to ${reached.length} of ${results.length}.`, results };
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;

async function shown(
  db: Kysely<Database>,
  promoterId: number,
  caller: AccountCaller,
): Promise<StaffPromoter> {
  return presentPromoter(found(await findPromoter(db, promoterId, caller), 'promoter.not-found'));
}
