import { sql, type Kysely } from 'kysely';

/** Files that a job reads or writes, where every process finds them; and the imports of projects from such files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_files (
      id uuid primary key,
      bytes bigint not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table kept_file_pieces (
      file_id uuid not null references kept_files on delete cascade,
      position integer not null,
      content bytea not null,
      primary key (file_id, position)
    )`.execute(db);
  // Text and archives alike are kept as they are: no time is lost on pressing them again.
  await sql`alter table kept_file_pieces alter column content set storage external`.execute(db);

  await sql`
    create table catalogue_imports (
      id integer generated always as identity primary key,
      file_id uuid references kept_files on delete set null,
      file_name text not null,
      format text not null check (format in ('csv', 'jsonl')),
      status text not null check (status in ('uploaded', 'waiting', 'running', 'cancelled', 'done', 'failed')),
      bytes bigint not null,
      bytes_read bigint not null default 0,
      -- The first line of a row that has not been dealt with is behind this one.
      line_done integer not null default 0,
      rows_read integer not null default 0,
      added integer not null default 0,
      changed integer not null default 0,
      unchanged integer not null default 0,
      refused integer not null default 0,
      failure text,
      mapping jsonb not null,
      preview jsonb not null,
      staff_id integer references staff_accounts on delete set null,
      token_id integer references service_tokens on delete set null,
      created_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db);
  await sql`
    create table import_refusals (
      id bigint generated always as identity primary key,
      import_id integer not null references catalogue_imports on delete cascade,
      line integer not null,
      field text not null,
      reason text not null
    )`.execute(db);
  await sql`create index import_refusals_import on import_refusals (import_id, line, id)`.execute(
    db,
  );
}
