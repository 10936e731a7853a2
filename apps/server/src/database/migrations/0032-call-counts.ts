import { sql, type Kysely } from 'kysely';

/** How often each address has called each endpoint in its current stretch of time, for all processes together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A crash may forget it: at worst somebody starts counting afresh.
  await sql`
    create unlogged table call_counts (
      key bytea primary key,
      calls integer not null,
      ends_at timestamptz not null
    ) with (fillfactor = 50)`.execute(db);
  await sql`create index call_counts_ends_at on call_counts (ends_at)`.execute(db);
}
