import { sql, type Kysely } from 'kysely';

/** Staff, whoever is signed in, links to set a password, and the log of who did what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_accounts (
      id integer generated always as identity primary key,
      user_name text not null,
      name text not null,
      role text not null check (role in ('admin', 'promoter', 'operator')),
      promoter_id integer references promoters on delete cascade,
      email text,
      phone_number text,
      status text not null default 'pending'
        check (status in ('pending', 'active', 'inactive', 'suspend')),
      -- argon2id; null until its owner has set a password.
      password_hash text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check ((role = 'promoter') = (promoter_id is not null))
    )`.execute(db);
  await sql`
    create unique index staff_accounts_user_name on staff_accounts (lower(user_name))`.execute(db);
  await sql`create index staff_accounts_promoter on staff_accounts (promoter_id)`.execute(db);

  await sql`
    create table sessions (
      id integer generated always as identity primary key,
      -- SHA-256 of the token in the cookie.
      token_hash bytea not null unique,
      user_id integer references users on delete cascade,
      staff_id integer references staff_accounts on delete cascade,
      created_at timestamptz not null,
      last_used_at timestamptz not null,
      -- Unused for so long, it ends; used or not, it ends at ends_at.
      idle_seconds integer not null,
      ends_at timestamptz not null,
      check (num_nonnulls(user_id, staff_id) = 1)
    )`.execute(db);
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_staff on sessions (staff_id)`.execute(db);
  await sql`create index sessions_end on sessions (ends_at)`.execute(db);

  await sql`
    create table password_links (
      staff_id integer primary key references staff_accounts on delete cascade,
      token_hash bytea not null unique,
      expires_at timestamptz not null
    )`.execute(db);

  // Keys made on first use that every process on this database shares.
  await sql`
    create table server_secrets (
      name text primary key,
      value bytea not null
    )`.execute(db);

  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      -- Ids without a reference: the log outlives the accounts.
      actor_kind text check (actor_kind in ('user', 'staff')),
      actor_id integer,
      action text not null,
      subject_kind text,
      subject_id text,
      before jsonb,
      after jsonb,
      reason text,
      address text
    )`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor_kind, actor_id, at desc)`.execute(db);
  await sql`
    create index audit_log_subject on audit_log (subject_kind, subject_id, at desc)`.execute(db);
  // Append-only; only the erasure of a person's data may touch what is written.
  await sql`
    create function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if current_setting('manemitra.erasing', true) = 'on' then
        return coalesce(new, old);
      end if;
      raise exception 'The audit log is append-only.';
    end $$`.execute(db);
  await sql`
    create trigger audit_log_append_only before update or delete on audit_log
    for each row execute function keep_audit_log()`.execute(db);
}
