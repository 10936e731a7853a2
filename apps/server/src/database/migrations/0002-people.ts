import { sql, type Kysely } from 'kysely';

/** Buyers and what they ask for: users, services, leads, seller enquiries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id integer generated always as identity primary key,
      phone_number text not null unique,
      name text,
      email text,
      type text,
      status text not null default 'active'
        check (status in ('pending', 'active', 'inactive', 'suspend')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table value_added_services (
      id integer generated always as identity primary key,
      position smallint not null unique,
      type text not null check (type in ('service', 'utility')),
      title text not null unique,
      short_note text not null,
      description text not null,
      lead_type text,
      confirmation text
    )`.execute(db);

  await sql`
    create table leads (
      id integer generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      property_id integer not null references properties on delete cascade,
      promoter_id integer not null references promoters on delete cascade,
      type text not null,
      message text not null,
      wants_call boolean not null,
      wants_whatsapp boolean not null,
      created_at timestamptz not null default now(),
      withdrawn_at timestamptz
    )`.execute(db);
  await sql`create index leads_promoter on leads (promoter_id, created_at desc)`.execute(db);
  await sql`create index leads_user on leads (user_id, created_at desc)`.execute(db);

  await sql`
    create table seller_enquiries (
      id integer generated always as identity primary key,
      contact_person text,
      builder_name text,
      phone_number text,
      job_role text,
      email text,
      website text,
      created_at timestamptz not null default now()
    )`.execute(db);
}
