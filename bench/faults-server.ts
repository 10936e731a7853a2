import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/open-database.ts';
import { startJobs } from '../apps/server/src/platform/jobs/run-jobs.ts';
import { listen } from '../apps/server/src/platform/listen.ts';

/** The whole server but its pages, in a process of its own that may be killed; told `clock`, it believes another hour. */
const config = readConfig();
const { db, address } = await openDatabase(config, () => undefined);
let shiftMs = 0;
const now = () => new Date(Date.now() + shiftMs);
const { app, jobs } = await createApp(config, { db, now });
await startJobs({ address, table: jobs, report: () => undefined });
process.on('message', (message: { clock: number }) => {
  shiftMs = message.clock;
});
// Without the bench nobody would ever end it.
process.on('disconnect', () => process.exit());
process.send?.({ address: await listen(app, config) });
