import { sql, type Kysely } from 'kysely';

/** What an import would do and what it did, row by row; and that it may bring drafts and be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalogue_imports
      add column plan jsonb,
      add column as_drafts boolean not null default false,
      add column beside integer not null default 0,
      add column taking_back text check (taking_back in ('waiting', 'done'))`.execute(db);
  await sql`
    create table import_rows (
      id bigint generated always as identity primary key,
      import_id integer not null references catalogue_imports on delete cascade,
      line integer not null,
      sheet_row integer,
      project text not null,
      property_id integer references properties on delete set null,
      outcome text not null check (outcome in ('added', 'changed', 'unchanged')),
      changes jsonb not null,
      beside jsonb not null,
      -- What a person should look at.
      doubts text[] not null
    )`.execute(db);
  await sql`create index import_rows_import on import_rows (import_id, line)`.execute(db);
  await sql`create index import_rows_property on import_rows (property_id)`.execute(db);
}
