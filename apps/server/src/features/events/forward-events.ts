import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { Outage } from '#server/platform/ask-outside.ts';
import type { ForwardEvents } from '#server/providers/analytics/analytics.port.ts';
import { lockWaitingEvents, markForwarded } from './event-queries.ts';

const BATCH = 200;

export interface EventServices {
  /** The outside system that counts too, if one is configured. */
  forward?: ForwardEvents;
  report: (outage: Outage) => void;
}

/**
 * Passes events on in batches until none waits. While the system is out of order they stay where they are for the next
 * time; a batch whose answer was lost goes again with the same ids.
 */
export async function forwardEvents(
  db: Kysely<Database>,
  { forward, report }: EventServices,
): Promise<void> {
  if (forward === undefined) return;
  let isFull = true;
  while (isFull) {
    try {
      const count = await forwardBatch(db, forward);
      isFull = count === BATCH;
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
      report(error);
      return;
    }
  }
}

async function forwardBatch(db: Kysely<Database>, forward: ForwardEvents): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await lockWaitingEvents(tx, BATCH);
    if (rows.length === 0) return 0;
    await forward(
      rows.map(({ id, name, properties, occurred_at }) => ({
        id,
        name,
        properties,
        at: occurred_at.toISOString(),
      })),
    );
    const ids = rows.map(({ id }) => id);
    await markForwarded(tx, ids);
    return rows.length;
  });
}
