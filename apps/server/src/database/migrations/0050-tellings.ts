import { sql, type Kysely } from 'kysely';

/** The journal: what each source said of a project and on which day, and which entry each fact comes from (decision 82). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table property_tellings (
      -- Given by who writes, for whom nobody else writes meanwhile: tellings are heard in this order.
      id bigint primary key,
      property_id integer not null references properties on delete cascade,
      -- Pairs of a fact and its value, in the order in which they were told: jsonb would sort them.
      told json not null,
      source_name text not null,
      source_url text,
      source_kind text not null check (source_kind in ('register', 'document', 'staff', 'promoter', 'portal', 'derived')),
      as_of date,
      is_decided boolean not null default false,
      is_declined boolean not null default false,
      import_id integer references catalogue_imports on delete set null,
      -- Without a reference: the journal outlives the account.
      staff_id integer,
      change_id integer references property_changes on delete set null,
      at timestamptz not null,
      taken_back_at timestamptz
    )`.execute(db);
  await sql`create index property_tellings_property on property_tellings (property_id, id)`.execute(
    db,
  );
  await sql`create index property_tellings_import on property_tellings (import_id, property_id)
    where import_id is not null`.execute(db);
  await sql`create index property_tellings_change on property_tellings (change_id)
    where change_id is not null`.execute(db);

  // Follows from the journal: the tellings that stand, and of which each fact is one.
  await sql`
    create table property_facts (
      property_id integer primary key references properties on delete cascade,
      provenance jsonb not null
    )`.execute(db);
  await sql`
    create table fact_differences (
      id bigint generated always as identity primary key,
      property_id integer not null references properties on delete cascade,
      fact text not null,
      label text not null,
      value jsonb,
      telling_id bigint not null references property_tellings on delete cascade,
      stands jsonb,
      stands_by bigint references property_tellings on delete cascade,
      unique (property_id, fact, telling_id)
    )`.execute(db);
  await sql`create index fact_differences_telling on fact_differences (telling_id)`.execute(db);
  await sql`create index fact_differences_stands on fact_differences (stands_by)`.execute(db);
  await sql`
    create trigger property_facts_content_noted
    after insert or update or delete or truncate on property_facts
    for each statement execute function note_content_change()`.execute(db);

  await sql`
    create table fact_sources (
      name text primary key,
      kind text not null check (kind in ('register', 'document', 'staff', 'promoter', 'portal', 'derived')),
      staff_id integer,
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`insert into fact_sources (name, kind) values
    ('Karnataka RERA', 'register'), ('Karnataka RERA, public register', 'register')`.execute(db);
}
