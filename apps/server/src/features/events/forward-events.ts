import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { Outage } from '#server/platform/ask-outside.ts';
import type { ForwardEvents } from '#server/providers/analytics/analytics.port.ts';
import { markForwarded, waitingEvents } from './event-queries.ts';

const BATCH = 200;

export interface EventServices {
  /** The outside system that counts too, if one is configured. */
  forward?: ForwardEvents;
  report: (outage: Outage) => void;
}

/**
 * Passes events on in batches until none waits. While the system is out of order they stay where they are for the next
 * time; a batch whose answer was lost, or that two processes took at once, goes again with the same ids.
 */
export async function forwardEvents(
  db: Kysely<Database>,
  { forward, report }: EventServices,
): Promise<void> {
  if (forward === undefined) return;
  let isFull = true;
  while (isFull) {
    try {
      const count = await forwardBatch(db, { forward, report });
      isFull = count === BATCH;
    } catch (error) {
      if (!(error instanceof Outage)) throw error;
      report(error);
      return;
    }
  }
}

/** No connection is held while the other system takes its time. */
async function forwardBatch(
  db: Kysely<Database>,
  { forward, report }: Required<EventServices>,
): Promise<number> {
  const rows = await waitingEvents(db, BATCH);
  if (rows.length === 0) return 0;
  const events = rows.map(({ id, name, properties, occurred_at }) => ({
    id,
    name,
    properties,
    at: occurred_at.toISOString(),
  }));
  try {
    await forward(events);
  } catch (error) {
    if (!isRefusalOfContent(error)) throw error;
    // It would be refused each time, and all behind it would wait.
    report(error);
  }
  await markForwarded(
    db,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

const isRefusalOfContent = (error: unknown): error is Outage =>
  error instanceof Outage && [400, 413, 422].includes(error.status ?? 0);
