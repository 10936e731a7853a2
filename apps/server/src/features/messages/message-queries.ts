import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';

export const DELIVER_MESSAGE = 'deliver-message';

export type OutboxRow = Selectable<Database['outbox_messages']>;

/** Queues one try to deliver a message; a message has one waiting job at most. */
export async function queueDelivery(
  db: Kysely<Database>,
  id: string,
  inSeconds = 0,
): Promise<void> {
  await addJob(db, DELIVER_MESSAGE, { id }, { key: `message ${id}`, inSeconds });
}

/**
 * A message that waits to be sent, locked until the end of the transaction; `undefined` when it is sent, given up, or
 * in the hands of another process.
 */
export async function lockWaitingMessage(
  db: Kysely<Database>,
  id: string,
): Promise<OutboxRow | undefined> {
  return db
    .selectFrom('outbox_messages')
    .where('id', '=', id)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The values of a message are deleted with it: they may contain a code. */
const FORGOTTEN = JSON.stringify({});

export async function markDelivered(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set((eb) => ({
      delivered_at: sql<Date>`now()`,
      attempts: eb('attempts', '+', 1),
      last_error: null,
      values: FORGOTTEN,
    }))
    .where('id', '=', id)
    .execute();
}

/** No further try. `reason` is for staff and names neither the recipient nor what the message says. */
export async function markDead(db: Kysely<Database>, id: string, reason: string): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set((eb) => ({
      failed_at: sql<Date>`now()`,
      attempts: eb('attempts', '+', 1),
      last_error: reason,
      values: FORGOTTEN,
    }))
    .where('id', '=', id)
    .execute();
}

export async function postpone(
  db: Kysely<Database>,
  id: string,
  { inSeconds, reason }: { inSeconds: number; reason: string },
): Promise<void> {
  await db
    .updateTable('outbox_messages')
    .set((eb) => ({
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${inSeconds})`,
      attempts: eb('attempts', '+', 1),
      last_error: reason,
    }))
    .where('id', '=', id)
    .execute();
}

/** Messages that were due so long ago that their job must be lost, the oldest first. */
export async function overdueMessages(
  db: Kysely<Database>,
  { afterSeconds, limit }: { afterSeconds: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<', sql<Date>`now() - make_interval(secs => ${afterSeconds})`)
    .select('id')
    .orderBy('next_attempt_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes messages that were sent or given up so many days ago: they hold people's numbers. */
export async function removeOldMessages(db: Kysely<Database>, days: number): Promise<void> {
  const isOld = sql<boolean>`coalesce(delivered_at, failed_at) < now() - make_interval(days => ${days})`;
  await db.deleteFrom('outbox_messages').where(isOld).execute();
}

/** The state of the outbox: how many messages wait, how many seconds the oldest is overdue, and how many were given up. */
export async function outboxFigures(
  db: Kysely<Database>,
): Promise<{ waiting: number; oldestSeconds: number; dead: number }> {
  const { rows } = await sql<{ waiting: number; oldestSeconds: number; dead: number }>`
    select count(*) filter (where delivered_at is null and failed_at is null) as waiting,
      coalesce(extract(epoch from now() - min(next_attempt_at)
        filter (where delivered_at is null and failed_at is null and next_attempt_at <= now())), 0)::float8
        as "oldestSeconds",
      count(*) filter (where failed_at is not null) as dead
    from outbox_messages`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The outbox returned no figures.');
  return row;
}
