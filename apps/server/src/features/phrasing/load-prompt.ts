import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** What the model is told for each of its tasks. */
export type PromptName = 'phrase-answer' | 'read-words' | 'choose-reading';

/** The newest version of a prompt; `undefined` when there is none, and then the model is not asked. */
export async function loadPrompt(
  db: Kysely<Database>,
  name: PromptName,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('prompts')
    .select('text')
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.text;
}
