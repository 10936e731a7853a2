import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { overdueMessages, queueDelivery } from './message-queries.ts';

/** A due message is tried within a second or two; after this long whoever had its job is gone. */
const LOST_AFTER_SECONDS = 60;
const AT_ONCE = 500;

/** Queues a new delivery for every message whose job was lost, for example with the process that ran it. */
export async function sweepOutbox(
  db: Kysely<Database>,
  afterSeconds = LOST_AFTER_SECONDS,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const ids = await overdueMessages(tx, { afterSeconds, limit: AT_ONCE });
    for (const id of ids) await queueDelivery(tx, id);
  });
}
