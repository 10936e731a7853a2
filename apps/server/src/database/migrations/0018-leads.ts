import { sql, type Kysely } from 'kysely';

/** Who answers a lead and how it stands, and which staff have had the buyer's number before them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table leads
      -- Services are rendered by no promoter: their leads are the team's alone.
      add column recipient text not null default 'promoter'
        check (recipient in ('promoter', 'team')),
      -- What was asked for as it was called then; services come and go.
      add column title text,
      add column status text not null default 'new'
        check (status in ('new', 'contacted', 'closed')),
      add column notes text not null default '',
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now()`.execute(db);
  await sql`create index leads_newest on leads (created_at desc, id desc)`.execute(db);

  await sql`
    create table lead_views (
      lead_id integer not null references leads on delete cascade,
      -- Without a reference: that somebody saw the number stays true when their account is gone.
      staff_id integer not null,
      party text not null check (party in ('promoter', 'team')),
      at timestamptz not null,
      primary key (lead_id, staff_id)
    )`.execute(db);
}
