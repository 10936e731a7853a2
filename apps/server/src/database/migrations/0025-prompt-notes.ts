import { sql, type Kysely } from 'kysely';

/** What was changed in a version of a prompt, in the words of who changed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table prompts add column note text`.execute(db);
}
