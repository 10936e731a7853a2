import { sql, type Kysely } from 'kysely';

/** Files of changed projects that are made in the background and fetched later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table property_exports (
      id integer generated always as identity primary key,
      hours integer not null,
      format text not null check (format in ('csv', 'jsonl', 'xlsx')),
      status text not null check (status in ('waiting', 'running', 'done', 'failed')),
      -- Projects changed at or after this.
      since timestamptz not null,
      rows_done integer not null default 0,
      rows_total integer,
      file_id uuid references kept_files on delete set null,
      staff_id integer references staff_accounts on delete cascade,
      token_id integer references service_tokens on delete cascade,
      created_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db);
  await sql`create index property_exports_staff on property_exports (staff_id, id desc)`.execute(
    db,
  );
}
