import { sql, type Kysely } from 'kysely';

/** Which file of the store came when and from whom: for how much an account may upload, and for what nobody names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      id integer generated always as identity primary key,
      -- As its name in the store begins: pictures have small forms beside them.
      file text not null,
      -- Null: it was found in the store, and nobody knows since when it is there.
      staff_id integer references staff_accounts on delete set null,
      bytes bigint not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index uploads_of_staff on uploads (staff_id, at)`.execute(db);
  await sql`create index uploads_of_file on uploads (file, at)`.execute(db);
}
