import type { contract } from '@manemitra/contract/contract';
import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import type { StaffUserDetail } from '@manemitra/contract/staff-users';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { OwnedData } from '#server/features/accounts/public.ts';
import { changedBy } from '#server/features/staff-changes/public.ts';
import { found } from '#server/platform/database/found.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { changeUserStatus, deleteUser, eraseUser, restoreUser } from './change-user.ts';
import { listUsers } from './list-users.ts';
import { presentUserDetail } from './present-user.ts';
import { findUser } from './user-queries.ts';

export const userRoutes = ({ db, ownedData }: { db: Kysely<Database>; ownedData: OwnedData }) =>
  ({
    listUsers: async ({ query }, { now }) => listUsers(db, query, now),
    getUser: async ({ params }) => shown(db, params.phoneNumber),
    changeUserStatus: async ({ params: { phoneNumber }, body }, context) => {
      await changeUserStatus(db, phoneNumber, body, changedBy(context));
      return shown(db, phoneNumber);
    },
    deleteUser: async ({ params }, context) => {
      await deleteUser(db, params.phoneNumber, changedBy(context));
      return {
        message: `The user is deleted. This can be undone for ${RESTORABLE_DAYS} days; then their data is erased.`,
      };
    },
    restoreUser: async ({ params: { phoneNumber } }, context) => {
      await restoreUser(db, phoneNumber, changedBy(context));
      return shown(db, phoneNumber);
    },
    eraseUser: async ({ params, body: { reason } }, context) => {
      await eraseUser(db, params.phoneNumber, { reason, ownedData }, changedBy(context));
      return { message: 'The user and what we kept about them are erased.' };
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;

async function shown(db: Kysely<Database>, phoneNumber: string): Promise<StaffUserDetail> {
  return presentUserDetail(found(await findUser(db, phoneNumber), 'user.not-found'));
}
