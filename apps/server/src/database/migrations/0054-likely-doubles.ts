import { sql, type Kysely } from 'kysely';

/** Which projects look like one, what staff say of it, and what became of those that were merged (decision 86). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table properties
      -- By which it is compared with others; null until it is next written or looked through.
      add column likeness_keys text[],
      -- The project that it is one with: everything of it is there, and its address leads there.
      add column merged_into integer references properties on delete cascade`.execute(db);
  await sql`create index properties_likeness on properties using gin (likeness_keys)`.execute(db);
  await sql`create index properties_lower_name on properties (lower(name))`.execute(db);
  await sql`create index properties_merged_into on properties (merged_into)
    where merged_into is not null`.execute(db);
  await sql`
    alter table property_tellings
      -- Of which project it was told, before that was merged into this one.
      add column told_of integer,
      -- What its source calls the project.
      add column external_id text`.execute(db);
  await sql`create index property_tellings_external on property_tellings (external_id)
    where external_id is not null`.execute(db);
  await sql`
    create table likely_doubles (
      one_id integer not null references properties on delete cascade,
      other_id integer not null references properties on delete cascade,
      evidence text[] not null,
      -- A public register says so.
      is_sure boolean not null,
      found_at timestamptz not null,
      -- Staff say that they are two; it is not asked again.
      is_not_same boolean not null default false,
      decided_at timestamptz,
      -- Without a reference: the decision outlives the account.
      staff_id integer,
      primary key (one_id, other_id),
      check (one_id < other_id)
    )`.execute(db);
  await sql`create index likely_doubles_other on likely_doubles (other_id)`.execute(db);
}
