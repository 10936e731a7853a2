import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { scopeOf } from '#server/features/property-editing/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';
import { tellApart } from './judge-doubles.ts';
import { listDoubles } from './list-doubles.ts';
import { LOOK_FOR_DOUBLES } from './look-for-doubles.ts';
import { mergeProjects } from './merge-projects.ts';
import { previewMerge } from './preview-merge.ts';

/** Projects that look like one, and what staff make of it. */
export function likelyDoubleRoutes({ db }: { db: Kysely<Database> }) {
  return {
    listLikelyDoubles: async ({ query }, { caller }) =>
      listDoubles(db, await scopeOf(db, caller), query),
    lookForDoubles: async () => {
      await addJob(db, LOOK_FOR_DOUBLES, {}, { key: LOOK_FOR_DOUBLES });
      return { message: 'All projects are being looked through. Come back in a minute.' };
    },
    tellProjectsApart: async ({ params }, context) => {
      await tellApart(db, params, context);
      return { message: 'Remembered: they are two projects.' };
    },
    previewMerge: ({ params }, context) => previewMerge(db, params, context),
    mergeProjects: async ({ params }, context) => {
      await mergeProjects(db, params, context);
      return { message: 'The two projects are one now.' };
    },
  } satisfies Partial<HandlerTable<typeof contract>>;
}
