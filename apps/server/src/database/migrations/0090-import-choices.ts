import { sql, type Kysely } from 'kysely';

/** What staff chose of a file's rows before its import: builders that no row names, and rows that stay out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_imports add column choices jsonb not null default '{}'`.execute(
    db,
  );
}
