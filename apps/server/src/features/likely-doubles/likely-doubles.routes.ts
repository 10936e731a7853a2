import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import { changedBy } from '#server/features/staff-changes/public.ts';
import type { Database } from '#server/database/schema.ts';
import { scopeOf } from '#server/features/property-editing/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';
import { tellApart } from './judge-doubles.ts';
import { listDoubles } from './list-doubles.ts';
import { listMerges } from './list-merges.ts';
import { LOOK_FOR_DOUBLES } from './look-for-doubles.ts';
import { mergeProjects } from './merge-projects.ts';
import { previewMerge } from './preview-merge.ts';
import { undoMerge } from './undo-merge.ts';

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
      await tellApart(db, params, changedBy(context));
      return { message: 'Remembered: they are two projects.' };
    },
    previewMerge: ({ params }, context) => previewMerge(db, params, context),
    mergeProjects: async ({ params }, context) => {
      await mergeProjects(db, params, changedBy(context));
      return { message: 'The two projects are one now.' };
    },
    listMerges: async ({ query }, { caller }) => listMerges(db, await scopeOf(db, caller), query),
    undoMerge: async ({ params }, context) => {
      await undoMerge(db, params.id, changedBy(context));
      return { message: 'They are two projects again.' };
    },
  } satisfies Partial<HandlerTable<typeof contract>>;
}
