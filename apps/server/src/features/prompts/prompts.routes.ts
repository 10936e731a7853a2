import type { contract } from '@manemitra/contract/contract';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { changedBy } from '#server/features/staff-changes/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { presentPrompt, presentVersion } from './present-prompt.ts';
import { promptRows } from './prompt-queries.ts';
import { subjectOf } from './prompt-subjects.ts';
import { restorePrompt, savePrompt } from './save-prompt.ts';

export const promptRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    listPrompts: async () => {
      const rows = await promptRows(db).distinctOn('prompts.name').execute();
      return { items: rows.map(presentPrompt) };
    },
    getPrompt: async ({ params }) => {
      const [current, ...older] = await versionsOf(db, params.name);
      return {
        ...presentPrompt(current),
        versions: [current, ...older].map(presentVersion),
      };
    },
    savePrompt: async ({ params, body }, context) =>
      presentPrompt(await savePrompt(db, params.name, body, changedBy(context))),
    restorePrompt: async ({ params, body }, context) =>
      presentPrompt(await restorePrompt(db, params.name, body, changedBy(context))),
    previewPrompt: async ({ params, body }) => {
      await versionsOf(db, params.name);
      return { preview: [body.text, subjectOf(params.name).sample].filter(Boolean).join('\n\n') };
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;

async function versionsOf(db: Kysely<Database>, name: string) {
  const [current, ...older] = await promptRows(db).where('prompts.name', '=', name).execute();
  if (current === undefined) throw new Problem('prompt.not-found');
  return [current, ...older] as const;
}
