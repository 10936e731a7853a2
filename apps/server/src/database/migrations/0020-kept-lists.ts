import { sql, type Kysely } from 'kysely';

/** What buyers keep: projects on their lists, and searches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_projects (
      user_id integer not null references users on delete cascade,
      list text not null check (list in ('compare', 'shortlist', 'viewed')),
      property_id integer not null references properties on delete cascade,
      -- The buyer's own words, of the shortlist only.
      note text not null default '' check (list = 'shortlist' or note = ''),
      kept_at timestamptz not null,
      primary key (user_id, list, property_id)
    )`.execute(db);
  await sql`create index kept_projects_property on kept_projects (property_id)`.execute(db);

  await sql`
    create table saved_searches (
      user_id integer not null references users on delete cascade,
      sentence text not null,
      name text not null default '',
      saved_at timestamptz not null,
      looked_at timestamptz not null,
      primary key (user_id, sentence)
    )`.execute(db);
}
