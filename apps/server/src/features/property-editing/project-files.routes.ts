import type { contract } from '@manemitra/contract/contract';
import { changedBy } from '#server/features/staff-changes/public.ts';
import type { UploadDeps } from '#server/features/uploads/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { addFiles, undoFiles } from './add-files.ts';
import { matchFiles } from './match-files.ts';
import { scopeOf } from './property-scope.ts';
import { keptFiles } from './uploaded-files.ts';

/** Pictures and documents of many projects at once. */
export function projectFileRoutes({ db, store }: UploadDeps) {
  const files = keptFiles(store);
  return {
    matchProjectFiles: async ({ body }, { caller }) => ({
      files: await matchFiles(db, await scopeOf(db, caller), body.paths),
    }),
    addProjectFiles: ({ params, body }, context) =>
      addFiles({ db, files }, { ...params, ...body }, changedBy(context)),
    undoProjectFiles: async ({ params }, context) => {
      const { undone, refused } = await undoFiles(db, params.batch, changedBy(context));
      const projects = undone === 1 ? '1 project is' : `${undone} projects are`;
      return { message: `${projects} as before these files.`, refused };
    },
  } satisfies Partial<HandlerTable<typeof contract>>;
}
