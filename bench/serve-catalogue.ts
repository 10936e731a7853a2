import { generateProjects } from '../catalogue/src/generate.ts';
import type { ProjectRecord } from '../catalogue/src/project-record.ts';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { loadProjects } from '../apps/server/src/features/catalogue/load-projects.ts';
import { openDatabase, type OpenDatabase } from '../apps/server/src/open-database.ts';
import { listen } from '../apps/server/src/platform/listen.ts';
import { todayInBengaluru } from '../apps/server/src/today.ts';

/*
 * The server under measurement, in a process of its own: the real app on a PostgreSQL of its own with so many
 * generated projects. Tells its parent the address; asked for `usage` it answers, told to `stop` it ends.
 */

const BATCH = 500;

const total = Number(process.argv[2]);
const config = readConfig();
const database = await openDatabase(config, say);
await fill(database, total);
const { app, close } = await createApp(config, { db: database.db });
const address = await listen(app, config);
process.on('message', (message) => void answer(message));
process.send?.({ address });

async function answer(message: unknown): Promise<void> {
  if (message === 'usage') {
    process.send?.({ usage: { memory: process.memoryUsage(), cpu: process.cpuUsage() } });
  }
  if (message !== 'stop') return;
  await close();
  await database.close();
  process.disconnect();
}

/** Goes on where an earlier run on the same data stopped. */
async function fill({ db }: OpenDatabase, count: number): Promise<void> {
  const { present } = await db
    .selectFrom('properties')
    .select(({ fn }) => fn.countAll<number>().as('present'))
    .executeTakeFirstOrThrow();
  let batch: ProjectRecord[] = [];
  let done = 0;
  const load = async () => {
    await loadProjects(db, batch, todayInBengaluru());
    batch = [];
    if (done % 5000 === 0) say(`  ${done} of ${count} projects`);
  };
  for (const record of generateProjects(count)) {
    done += 1;
    if (done <= present) continue;
    batch.push(record);
    if (batch.length === BATCH) await load();
  }
  if (batch.length > 0) await load();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
