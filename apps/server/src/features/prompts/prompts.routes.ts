import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changedBy } from '#server/features/staff-changes/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { presentPrompt, presentVersion } from './present-prompt.ts';
import { findVersion, findVersions, listCurrent } from './prompt-queries.ts';
import { subjectOf } from './prompt-subjects.ts';
import { restorePrompt, savePrompt } from './save-prompt.ts';

export const promptRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    listPrompts: async () => ({ items: (await listCurrent(db)).map(presentPrompt) }),
    getPrompt: async ({ params }) => {
      const versions = await findVersions(db, params.name);
      return { ...presentPrompt(versions[0]), versions: versions.map(presentVersion) };
    },
    savePrompt: async ({ params, body }, context) =>
      presentPrompt(await savePrompt(db, params.name, body, changedBy(context))),
    restorePrompt: async ({ params, body }, context) =>
      presentPrompt(await restorePrompt(db, params.name, body, changedBy(context))),
    previewPrompt: async ({ params, body }) => {
      await findVersion(db, params.name);
      return { preview: [body.text, subjectOf(params.name).sample].filter(Boolean).join('\n\n') };
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;
