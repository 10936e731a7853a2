import { sql, type Kysely } from 'kysely';

/**
 * With a request is kept what the buyer agreed to, word for word, and what they sent along: their search, and the home
 * that it is about, by its name, because an import replaces the homes of a project.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table leads
      add column consent text,
      add column sentence text,
      add column home text`.execute(db);
}
