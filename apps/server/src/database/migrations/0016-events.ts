import { sql, type Kysely } from 'kysely';

/** What visitors looked at, without who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      properties jsonb not null,
      occurred_at timestamptz not null default now(),
      forwarded_at timestamptz
    )`.execute(db);
  await sql`create index events_occurred on events (occurred_at)`.execute(db);
  await sql`
    create index events_waiting on events (occurred_at) where forwarded_at is null`.execute(db);
}
