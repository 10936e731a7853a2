import type { contract } from '@manemitra/contract/contract';
import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import type { StaffOperator } from '@manemitra/contract/staff-operators';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changedBy } from '#server/features/staff-changes/public.ts';
import { found } from '#server/platform/database/found.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { changeOperatorStatus } from './change-operator-status.ts';
import { createOperator } from './create-operator.ts';
import { deleteOperator, restoreOperator } from './delete-operator.ts';
import { editOperator } from './edit-operator.ts';
import { listOperatorProperties } from './list-operator-properties.ts';
import { listOperators } from './list-operators.ts';
import { findOperator } from './operator-queries.ts';
import { presentOperator } from './present-operator.ts';
import { sendOperatorCredentials } from './send-operator-credentials.ts';
import { setOperatorProperties } from './set-operator-properties.ts';

export const operatorRoutes = ({ db, origin }: { db: Kysely<Database>; origin: string }) =>
  ({
    listOperators: async ({ query }, { now }) => listOperators(db, query, now),
    getStaffOperator: async ({ params }) => shown(db, params.userName),
    createOperator: async ({ body }, context) => {
      await createOperator(db, body, changedBy(context));
      return shown(db, body.userName);
    },
    editOperator: async ({ params: { userName }, body }, context) => {
      await editOperator(db, userName, body, changedBy(context));
      return shown(db, userName);
    },
    changeOperatorStatus: async ({ body }, context) => {
      await changeOperatorStatus(db, body, changedBy(context));
      return shown(db, body.userName);
    },
    deleteOperator: async ({ params }, context) => {
      await deleteOperator(db, params.userName, changedBy(context));
      const days = RESTORABLE_DAYS;
      return { message: `The operator is deleted. This can be undone for ${days} days.` };
    },
    restoreOperator: async ({ params: { userName } }, context) => {
      await restoreOperator(db, userName, changedBy(context));
      return shown(db, userName);
    },
    sendOperatorCredentials: async ({ body }, context) => {
      const result = await sendOperatorCredentials(db, body, { ...changedBy(context), origin });
      const isSent = result.notifications.some(({ outcome }) => outcome === 'sent');
      const message = isSent
        ? `A link to set a password is on its way to ${result.userName}.`
        : `Nothing was sent: ${result.userName} is inactive or suspended.`;
      return { message, result };
    },
    listOperatorProperties: async ({ params, query }) =>
      listOperatorProperties(db, params.userName, query),
    setOperatorProperties: async ({ params: { userName }, body }, context) => {
      await setOperatorProperties(db, userName, body, changedBy(context));
      return shown(db, userName);
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;

async function shown(db: Kysely<Database>, userName: string): Promise<StaffOperator> {
  return presentOperator(found(await findOperator(db, userName), 'operator.not-found'));
}
