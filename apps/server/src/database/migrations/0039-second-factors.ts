import { sql, type Kysely } from 'kysely';

/** The second step of staff at sign-in: codes of an authenticator app, and those on paper for when it is lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factors (
      staff_id integer primary key references staff_accounts on delete cascade,
      -- The secret in the app is made of this and a secret of the server; it is not kept itself.
      salt bytea not null,
      -- Null while it is being set up: it is asked for only afterwards.
      confirmed_at timestamptz,
      -- The half minute of the last code that was taken: none is taken twice.
      last_step integer not null default 0
    )`.execute(db);
  await sql`
    create table recovery_codes (
      staff_id integer not null references second_factors on delete cascade,
      -- Keyed, and the row goes when its code is used.
      code_hash bytea not null,
      primary key (staff_id, code_hash)
    )`.execute(db);
}
