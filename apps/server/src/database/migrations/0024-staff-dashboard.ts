import { sql, type Kysely } from 'kysely';

/** What staff manages can be deleted and restored, says which version it is in, and lets programs in by token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['promoters', 'staff_accounts', 'users']) {
    await sql`alter table ${sql.table(table)} add column deleted_at timestamptz`.execute(db);
    await sql`
      create index ${sql.ref(`${table}_deleted`)} on ${sql.table(table)} (deleted_at)
      where deleted_at is not null`.execute(db);
  }
  await sql`
    create index properties_deleted on properties (deleted_at)
    where deleted_at is not null`.execute(db);

  // Counted by the database, so that an import counts as a change too, and a write without a change does not.
  await sql`
    create function count_version() returns trigger language plpgsql as $$
    begin
      new.version = old.version + 1;
      return new;
    end $$`.execute(db);
  const counted = {
    promoters: ['name', 'org_type', 'registration_number', 'address'],
    staff_accounts: ['user_name', 'name', 'email', 'phone_number'],
  };
  for (const [table, columns] of Object.entries(counted)) {
    const row = (which: string) =>
      sql.raw(columns.map((column) => `${which}.${column}`).join(', '));
    await sql`
      alter table ${sql.table(table)} add column version integer not null default 1`.execute(db);
    await sql`
      create trigger ${sql.ref(`${table}_version`)} before update on ${sql.table(table)} for each row
      when ((${row('old')}) is distinct from (${row('new')}))
      execute function count_version()`.execute(db);
  }

  await sql`create index users_created on users (created_at desc, id desc)`.execute(db);
  await sql`create index users_by_name on users (lower(name), id)`.execute(db);
  await sql`create index users_name on users using gin (name gin_trgm_ops)`.execute(db);
  await sql`create index users_phone on users using gin (phone_number gin_trgm_ops)`.execute(db);
  await sql`create index staff_accounts_role on staff_accounts (role)`.execute(db);

  await sql`
    create table service_tokens (
      id integer generated always as identity primary key,
      service_id text not null,
      -- SHA-256 of the token.
      token_hash bytea not null unique,
      scopes text[] not null check (scopes <@ '{import,export}' and cardinality(scopes) > 0),
      created_at timestamptz not null,
      created_by integer references staff_accounts on delete set null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);

  await sql`create index audit_log_action on audit_log (action text_pattern_ops, id)`.execute(db);
  await sql`create index audit_log_at on audit_log (at)`.execute(db);
}
