import { sql, type Kysely } from 'kysely';

/** What a file says of a project exactly as its source said it before: a number in the journal, and of which telling (decision 199). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table repeated_tellings (
      -- In the numbering of property_tellings.
      id bigint primary key,
      telling_id bigint not null references property_tellings on delete cascade,
      import_id integer references catalogue_imports on delete set null,
      at timestamptz not null,
      as_of date,
      -- The day that the telling was of until then.
      was_as_of date
    )`.execute(db);
  await sql`create index repeated_tellings_telling on repeated_tellings (telling_id)`.execute(db);
  await sql`create index repeated_tellings_import on repeated_tellings (import_id)`.execute(db);
}
