import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { found } from '#server/platform/database/found.ts';

export interface PromptRow {
  name: string;
  version: number;
  text: string;
  note: string | null;
  changed_at: Date;
  changed_by: string | null;
}

/** Every version of every prompt, the newest of each first. */
function selectVersions(db: Kysely<Database>) {
  return db
    .selectFrom('prompts')
    .leftJoin('staff_accounts', 'staff_accounts.id', 'prompts.changed_by')
    .select([
      'prompts.name',
      'prompts.version',
      'text',
      'note',
      'changed_at',
      'staff_accounts.name as changed_by',
    ])
    .orderBy('prompts.name')
    .orderBy('prompts.version', 'desc');
}

/** The current version of each prompt. */
export const listCurrent = (db: Kysely<Database>): Promise<PromptRow[]> =>
  selectVersions(db).distinctOn('prompts.name').execute();

/** All versions of a prompt, the current one first. Refuses with `prompt.not-found`. */
export async function findVersions(
  db: Kysely<Database>,
  name: string,
): Promise<[PromptRow, ...PromptRow[]]> {
  const [current, ...older] = await selectVersions(db).where('prompts.name', '=', name).execute();
  return [found(current, 'prompt.not-found'), ...older];
}

/** One version of a prompt, without a number the current one. Refuses with `prompt.not-found`. */
export async function findVersion(
  db: Kysely<Database>,
  name: string,
  version?: number,
): Promise<PromptRow> {
  const row = await selectVersions(db)
    .where('prompts.name', '=', name)
    .$if(version !== undefined, (query) => query.where('prompts.version', '=', version ?? 0))
    .limit(1)
    .executeTakeFirst();
  return found(row, 'prompt.not-found');
}

/** Lets saves of one prompt wait for each other until the transaction ends. */
export async function lockPrompt(trx: Kysely<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`prompt ${name}`}, 0))`.execute(trx);
}
