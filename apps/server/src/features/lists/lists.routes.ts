import type { contract } from '@manemitra/contract/contract';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import type { Caller } from '#server/platform/sessions/caller.ts';
import { changeLists } from './change-lists.ts';
import { loadLists } from './load-lists.ts';

export const listRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    getLists: async (_, { caller }) => loadLists(db, idOf(caller)),
    changeLists: async ({ body }, { caller, now }) => changeLists(db, idOf(caller), body, now),
  }) satisfies Partial<HandlerTable<typeof contract>>;

/** The door lets only buyers through; this says so to the compiler. */
function idOf(caller: Caller): number {
  if (caller.kind === 'anyone') throw new Problem('session.required');
  return caller.accountId;
}
