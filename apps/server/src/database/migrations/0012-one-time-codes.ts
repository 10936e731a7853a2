import { sql, type Kysely } from 'kysely';

/** Codes that prove a phone number, and what was tried lately, for limits that hold across processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table one_time_codes (
      phone_number text not null,
      purpose text not null check (purpose in ('sign-in', 'delete-account')),
      -- HMAC with a secret of the server.
      code_hash bytea not null,
      -- The name that somebody who signs up has given.
      name text,
      expires_at timestamptz not null,
      tries smallint not null default 0,
      used_at timestamptz,
      primary key (phone_number, purpose)
    )`.execute(db);
  await sql`create index one_time_codes_expiry on one_time_codes (expires_at)`.execute(db);

  await sql`
    create table attempts (
      -- HMAC of what is limited: neither number nor address is readable here.
      key bytea not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index attempts_key on attempts (key, at)`.execute(db);
  await sql`create index attempts_at on attempts (at)`.execute(db);
}
