import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import { removeOldEvents } from './event-queries.ts';
import { forwardEvents, type EventServices } from './forward-events.ts';

/** A quarter: long enough to compare months, said in docs/events.md. */
const KEPT_DAYS = 90;

export function eventJobs({
  db,
  events,
}: {
  db: Kysely<Database>;
  events: EventServices;
}): JobTable {
  const remove = { task: 'remove-old-events', at: '50 21 * * *' };
  return {
    tasks: {
      'forward-events': () => forwardEvents(db, events),
      'remove-old-events': () => removeOldEvents(db, KEPT_DAYS),
    },
    schedule: events.forward ? [remove, { task: 'forward-events', at: '* * * * *' }] : [remove],
  };
}
