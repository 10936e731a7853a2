import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { queueMessage } from '../apps/server/src/features/messages/public.ts';
import { openDatabase } from '../apps/server/src/open-database.ts';
import { startJobs } from '../apps/server/src/platform/jobs/run-jobs.ts';

/** A server that causes messages without an end and delivers them, until it is killed. */
const config = readConfig();
const { db, address } = await openDatabase(config, () => undefined);
const { jobs } = await createApp(config, { db });
await startJobs({ address, table: jobs, report: () => undefined });

const channels = [
  { channel: 'sms', to: '+919845012345' },
  { channel: 'email', to: 'asha@homes.example' },
] as const;
process.send?.({ ready: true });
for (;;) {
  for (const to of channels) {
    await db.transaction().execute((tx) =>
      queueMessage(tx, {
        ...to,
        // Of use for long: a code would be given up, rightly, where the machine takes minutes for this.
        template: 'lead-withdrawn',
        values: { project: 'Lake View', title: 'Callback', reference: '1' },
      }),
    );
  }
}
