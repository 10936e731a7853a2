import { sql, type Kysely } from 'kysely';

/** Changes of many projects in the background, and a quick way from a RERA number to its projects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index properties_rera on properties using gin (rera_numbers)`.execute(db);
  await sql`
    create table property_bulk_runs (
      id integer generated always as identity primary key,
      action text not null,
      stage text,
      reason text,
      status text not null check (status in ('waiting', 'running', 'cancelled', 'done')),
      -- In the order in which they are changed.
      property_ids integer[] not null,
      done integer not null default 0,
      staff_id integer not null references staff_accounts on delete cascade,
      address text not null,
      created_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db);
  await sql`
    create table property_bulk_results (
      run_id integer not null references property_bulk_runs on delete cascade,
      position integer not null,
      property_id integer not null,
      outcome text not null check (outcome in ('changed', 'unchanged', 'refused')),
      reason text,
      primary key (run_id, position)
    )`.execute(db);
}
