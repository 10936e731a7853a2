import { sql, type Kysely } from 'kysely';

/** By which other names a promoter is known: its companies, former names, other spellings (decision 87). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promoter_names (
      -- Of the name; no promoter has it as its own.
      slug text primary key,
      promoter_id integer not null references promoters on delete cascade,
      name text not null,
      kind text not null check (kind in ('company', 'former', 'spelling')),
      registration_number text,
      added_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index promoter_names_promoter on promoter_names (promoter_id)`.execute(db);
  // As its source names the promoter, where that is another of its names.
  await sql`alter table properties add column promoter_name text`.execute(db);
}
