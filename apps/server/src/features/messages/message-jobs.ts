import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#server/database/schema.ts';
import type { JobTable } from '#server/platform/jobs/job-table.ts';
import { deliverMessage, type DeliveryServices } from './deliver-message.ts';
import { DELIVER_MESSAGE, removeOldMessages } from './message-queries.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const Delivery = z.object({ id: z.uuid() });

/** Long enough to look into a complaint, no longer: the rows hold people's numbers. */
const KEPT_DAYS = 30;

export function messageJobs({
  db,
  messages,
}: {
  db: Kysely<Database>;
  messages: DeliveryServices;
}): JobTable {
  return {
    tasks: {
      [DELIVER_MESSAGE]: (payload) => deliverMessage(db, messages, Delivery.parse(payload).id),
      'sweep-outbox': () => sweepOutbox(db),
      'remove-old-messages': () => removeOldMessages(db, KEPT_DAYS),
    },
    schedule: [
      { task: 'sweep-outbox', at: '* * * * *' },
      { task: 'remove-old-messages', at: '40 21 * * *' },
    ],
  };
}
