import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import { changeLists } from './change-lists.ts';
import { loadLists } from './load-lists.ts';

export const listRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    getLists: async (_, { caller }) => loadLists(db, accountCaller(caller).accountId),
    changeLists: async ({ body }, { caller, now }) =>
      changeLists(db, accountCaller(caller).accountId, body, now),
  }) satisfies Partial<HandlerTable<typeof contract>>;
