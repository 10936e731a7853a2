import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { createFirstAccounts } from '../apps/server/src/features/accounts/first-accounts.ts';
import { seedPlaces } from '../apps/server/src/features/places/public.ts';
import { warmSearch } from '../apps/server/src/features/search/public.ts';
import { startJobs } from '../apps/server/src/platform/jobs/run-jobs.ts';
import { listen } from '../apps/server/src/platform/listen.ts';
import { loadWebBuild } from '../apps/server/src/platform/ssr/web-build.ts';
import { todayInBengaluru } from '../apps/server/src/today.ts';
import { openFilledDatabase } from './filled-database.ts';
import { makeBuyers } from './make-buyers.ts';
import { searchStages } from './search-stages.ts';

/*
 * serve-catalogue.ts PROJECTS [web]    the server under measurement, in a process of its own: the real app on a
 *                                      PostgreSQL of its own with so many generated projects, with or without its pages
 *
 * Tells its parent the address and when it is warm; asked for `usage`, `stages` or `buyers` it answers, told to `stop` it ends.
 */

const config = readConfig();
const hasPages = process.argv[3] === 'web';
const web = hasPages
  ? await loadWebBuild(path.resolve(import.meta.dirname, '../../apps/web/build'))
  : undefined;
const database = await openFilledDatabase(Number(process.argv[2]), say);
await seedPlaces(database.db);
const { app, jobs, close } = await createApp(config, { db: database.db, ...(web ? { web } : {}) });
const address = await listen(app, config);
const runner = await startJobs({ address: database.address, table: jobs, report: say });
await createFirstAccounts(database.db, {
  adminPassword: config.adminPassword,
  withDemonstration: false,
});
let databaseMs = 0;
database.queries.tell(({ ms }) => void (databaseMs += ms));
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
process.on('message', (message) => void answer(message));
process.send?.({ address });
const listening = performance.now();
await warmSearch(database.db, todayInBengaluru());
process.send?.({ warmMs: performance.now() - listening, sinceStartMs: performance.now() });

async function answer(message: unknown): Promise<void> {
  if (message === 'usage') {
    const loopMs = { p50: loopDelay(50), p99: loopDelay(99), max: delay.max / 1e6 };
    const [memory, cpu] = [process.memoryUsage(), process.cpuUsage()];
    process.send?.({ usage: { memory, cpu, databaseMs, loopMs } });
    delay.reset();
  }
  if (message === 'buyers') process.send?.({ buyers: await makeBuyers(database.db) });
  if (message === 'stages') process.send?.({ stages: await searchStages(database.db) });
  if (message !== 'stop') return;
  await close();
  await runner.stop();
  await database.close();
  // Whatever a visitor left open must not keep it.
  process.exit(0);
}

/** The histogram measures the whole time between two ticks that were to be 10 ms apart. */
function loopDelay(percent: number): number {
  return Math.max(0, delay.percentile(percent) / 1e6 - 10);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
