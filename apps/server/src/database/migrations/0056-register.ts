import { sql, type Kysely } from 'kysely';

/** What the public register says of projects, and the files that it came in (decision 88). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table properties
      add column rera_status text check (rera_status in ('registered', 'completed', 'lapsed', 'revoked')),
      add column sold_units integer,
      add column complaint_count integer`.execute(db);
  await sql`
    alter table catalogue_imports
      add column kind text not null default 'projects' check (kind in ('projects', 'register')),
      -- The day that the register was saved on.
      add column as_of date`.execute(db);
  await sql`
    create table register_rows (
      id bigint generated always as identity primary key,
      import_id integer not null references catalogue_imports on delete cascade,
      line integer not null,
      sheet_row integer,
      rera_number text,
      -- As the register names them.
      project text,
      promoter text,
      outcome text not null check (outcome in ('changed', 'unchanged', 'unmatched', 'refused')),
      property_id integer references properties on delete set null,
      -- What it says, without the cells that cannot be read.
      facts jsonb not null,
      marks text[] not null,
      changes jsonb not null,
      beside jsonb not null,
      reasons text[] not null
    )`.execute(db);
  await sql`create index register_rows_import on register_rows (import_id, line)`.execute(db);
  await sql`create index register_rows_property on register_rows (property_id)`.execute(db);
}
