import { sql, type Kysely } from 'kysely';

/** Messages to people, written in the transaction of what causes them and delivered afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox_messages (
      id uuid primary key default gen_random_uuid(),
      channel text not null check (channel in ('sms', 'whatsapp', 'email')),
      recipient text not null,
      template text not null,
      -- What the template is filled with; emptied once the message is delivered, for it may hold a code.
      values jsonb not null,
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      failed_at timestamptz,
      attempts smallint not null default 0,
      last_error text
    )`.execute(db);
  await sql`
    create index outbox_messages_waiting on outbox_messages (created_at)
    where delivered_at is null and failed_at is null`.execute(db);
}
