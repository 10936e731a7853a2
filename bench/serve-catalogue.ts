import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { warmSearch } from '../apps/server/src/features/search/public.ts';
import { listen } from '../apps/server/src/platform/listen.ts';
import { openFilledDatabase } from './filled-database.ts';

/*
 * The server under measurement, in a process of its own: the real app on a PostgreSQL of its own with so many
 * generated projects. Tells its parent the address and when it is warm; asked for `usage` it answers, told to `stop`
 * it ends.
 */

const config = readConfig();
const database = await openFilledDatabase(Number(process.argv[2]), say);
const { app, close } = await createApp(config, { db: database.db });
const address = await listen(app, config);
process.on('message', (message) => void answer(message));
process.send?.({ address });
const listening = performance.now();
await warmSearch(database.db);
process.send?.({ warmMs: performance.now() - listening });

async function answer(message: unknown): Promise<void> {
  if (message === 'usage') {
    process.send?.({ usage: { memory: process.memoryUsage(), cpu: process.cpuUsage() } });
  }
  if (message !== 'stop') return;
  await close();
  await database.close();
  process.disconnect();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
