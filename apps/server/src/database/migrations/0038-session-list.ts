import { sql, type Kysely } from 'kysely';

/** What a session is called towards its owner, and on what device it was begun, where its browser said so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      -- Neither the number of the row, which can be guessed, nor anything of the token.
      add column public_id uuid not null unique default gen_random_uuid(),
      -- In our words, as "Chrome on Windows"; what the browser itself sends is not kept.
      add column device text`.execute(db);
}
