import { sql, type Kysely } from 'kysely';

/** Whether the source calls the possession date a completion date; and the name of a source that buyers see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table properties add column possession_is text check (possession_is in ('completion'))`.execute(
    db,
  );
  await sql`alter table fact_sources add column public_name text`.execute(db);
}
