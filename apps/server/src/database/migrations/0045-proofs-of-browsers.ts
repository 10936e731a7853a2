import { sql, type Kysely } from 'kysely';

/** Codes belong to the browser that asked for them, and a session says when its owner last proved who they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sent_codes (
      phone_number text not null,
      purpose text not null check (purpose in ('sign-in', 'delete-account')),
      -- A fingerprint of the random value in the cookie of the browser that asked.
      browser bytea not null,
      -- HMAC with a secret of the server.
      code_hash bytea not null,
      -- The name that somebody who signs up has given.
      name text,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      -- Of that browser.
      tries smallint not null default 0,
      -- Of all others together: they use up nothing of its own.
      common_tries smallint not null default 0,
      used_at timestamptz,
      primary key (phone_number, purpose, browser)
    )`.execute(db);
  await sql`create index sent_codes_expiry on sent_codes (expires_at)`.execute(db);
  await sql`
    alter table sessions
      -- Null: not since it was opened.
      add column proved_at timestamptz`.execute(db);
}
