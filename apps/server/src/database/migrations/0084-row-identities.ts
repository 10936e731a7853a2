import { sql, type Kysely } from 'kysely';

/** Rows of which a person has to say whose they are, and what was said: of a source, a row so called is this project (decision 215). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table row_identities (
      source_name text not null,
      -- What the row calls its project, its builder and its place, as slugs.
      row_key text not null,
      -- Null: none of those that were there.
      property_id integer references properties on delete cascade,
      staff_id integer references staff_accounts on delete set null,
      decided_at timestamptz not null,
      primary key (source_name, row_key)
    )`.execute(db);
  await sql`create index row_identities_property on row_identities (property_id)`.execute(db);
  await sql`create index row_identities_staff on row_identities (staff_id)`.execute(db);
  await sql`
    create table import_questions (
      import_id integer not null references catalogue_imports on delete cascade,
      line integer not null,
      sheet_row integer,
      project text not null,
      promoter text,
      source_name text not null,
      row_key text not null,
      -- Id, name and evidence of each.
      candidates jsonb not null,
      can_be_new boolean not null,
      primary key (import_id, line)
    )`.execute(db);
}
