import { sql, type Kysely } from 'kysely';

/** What an import says of its rows: where a spreadsheet shows them, of which project they are, and what staff had set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_refusals
      add column sheet_row integer,
      add column project text`.execute(db);
  await sql`alter table catalogue_imports add column staff_fields integer not null default 0`.execute(
    db,
  );
  await sql`
    create table import_notes (
      id bigint generated always as identity primary key,
      import_id integer not null references catalogue_imports on delete cascade,
      line integer not null,
      sheet_row integer,
      project text,
      field text not null,
      outcome text not null check (outcome in ('kept', 'replaced')),
      reason text not null
    )`.execute(db);
  await sql`create index import_notes_import on import_notes (import_id, line, id)`.execute(db);
}
