import { sql, type Kysely } from 'kysely';

/** The projects of each promoter are counted from an index alone: their rows are wide, and nearly each has a page of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index if not exists properties_kept_promoter on properties (promoter_id)
    where deleted_at is null`.execute(db);
}
