import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { scopeOf } from '#server/features/property-editing/public.ts';
import { changedBy } from '#server/features/staff-changes/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { decideDifferences } from './decide-differences.ts';
import { listFactSources, setFactSource } from './fact-sources.ts';
import { listDifferences } from './list-differences.ts';

/** Where sources contradict each other, and what staff make of it. */
export function factDifferenceRoutes({ db }: { db: Kysely<Database> }) {
  return {
    listDifferences: async ({ query }, { caller }) =>
      listDifferences(db, await scopeOf(db, caller), query),
    decideDifferences: async ({ body }, context) => {
      const decided = await decideDifferences(db, body, changedBy(context));
      const did = body.decision === 'take' ? 'taken' : 'kept as it stands';
      return { message: `${decided === 1 ? '1 value' : `${decided} values`} ${did}.`, decided };
    },
    listFactSources: async () => ({ sources: await listFactSources(db) }),
    setFactSource: async ({ body }, context) => {
      await setFactSource(db, body, changedBy(context));
      return { message: 'Saved.', sources: await listFactSources(db) };
    },
  } satisfies Partial<HandlerTable<typeof contract>>;
}
