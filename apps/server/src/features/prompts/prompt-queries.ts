import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export interface PromptRow {
  name: string;
  version: number;
  text: string;
  note: string | null;
  changed_at: Date;
  changed_by: string | null;
}

/** Every version of every prompt, the newest of each first. */
export function promptRows(db: Kysely<Database>) {
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

/** Lets saves of one prompt wait for each other until the transaction ends. */
export async function lockPrompt(trx: Kysely<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`prompt ${name}`}, 0))`.execute(trx);
}
