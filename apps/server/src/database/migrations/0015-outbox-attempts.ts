import { sql, type Kysely } from 'kysely';

/** When a message is tried next: a retry that waits is told from one whose job was lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table outbox_messages
      add column next_attempt_at timestamptz not null default now()`.execute(db);
  await sql`drop index outbox_messages_waiting`.execute(db);
  await sql`
    create index outbox_messages_waiting on outbox_messages (next_attempt_at)
    where delivered_at is null and failed_at is null`.execute(db);
  await sql`
    create index outbox_messages_dead on outbox_messages (failed_at desc)
    where failed_at is not null`.execute(db);
}
