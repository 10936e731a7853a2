import { sql, type Kysely } from 'kysely';

/** Which promoters an import made, and when they went with it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_promoters
      add column is_made boolean not null default false,
      add column went_at timestamptz`.execute(db);
}
