import { sql, type Kysely } from 'kysely';

/** Whether the date that stands as possession was told as one of completion; and how buyers are told of a source. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table properties add column possession_is text check (possession_is in ('completion'))`.execute(
    db,
  );
  await sql`alter table fact_sources add column public_name text`.execute(db);
}
