import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/open-database.ts';
import { startJobs } from '../apps/server/src/platform/jobs/run-jobs.ts';
import { aSessionAs } from '../apps/server/src/testing/sign-in.ts';
import { upload } from '../apps/server/src/testing/upload.ts';
import { generateProjects } from '../demonstration/src/generate.ts';
import { openDataFolder } from './data-folder.ts';
import { fillCrowd } from './staff-crowd.ts';
import { timeLists } from './staff-lists.ts';

/*
 * npm run bench:staff -- [projects]    the staff's side of a large catalogue, 10,000 projects unless another number is given
 *
 * Imports them from one file through HTTP, stopped once in the middle; then measures the lists among 500 promoters, 50,000
 * users and 100,000 lines of the audit log, and what memory the exports hold while they grow.
 */
const BUDGET = { importSeconds: 40, listMs: 100, exportGrowth: 1.25 };
const projects = Number(process.argv[2] ?? 10_000);
const MEGABYTE = 1e6;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const against = (isKept: boolean): string => (isKept ? '' : '   missed');
const { folder, close } = openDataFolder(0);
Object.assign(process.env, {
  DATA_DIR: folder,
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  RATE_LIMIT_SCALE: '1000000',
  DEMONSTRATION_CATALOGUE: 'off',
});
// What is held, not what waits to be swept away.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const config = readConfig();
const database = await openDatabase(config, () => undefined);
const { db } = database;
const { app, jobs, close: closeApp } = await createApp(config, { db });
const runner = await startJobs({ address: database.address, table: jobs, report: say });
const session = await aSessionAs(db, 'admin');

await importAll();
await fillCrowd(db);
say('\nLists                              p50      p95 ms   budget 100');
for (const { name, p50, p95 } of await timeLists(get)) {
  const times = `${p50.toFixed(1).padStart(9)}${p95.toFixed(1).padStart(9)}`;
  say(`${name.padEnd(34)}${times}${against(p95 < BUDGET.listMs)}`);
}
await measureExports();
await runner.stop();
await closeApp();
await database.close();
close();

async function get(url: string) {
  const answer = await app.inject({ url, cookies: { session } });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.body}`);
  return answer;
}

async function importAll(): Promise<void> {
  let lines: string[] = [];
  for (const record of generateProjects(projects)) lines.push(`${JSON.stringify(record)}\n`);
  const file = { name: 'projects.jsonl', content: lines.join('') };
  lines = [];
  const { id } = (await upload({ app }, '/api/v1/admin/imports', file, { session })).json<{
    id: number;
  }>();
  const steer = (verb: string) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/admin/imports/${id}/${verb}`,
      cookies: { session },
    });
  const look = async () =>
    (await get(`/api/v1/admin/imports/${id}`)).json<{
      status: string;
      percent: number;
      rowsRead: number;
      added: number;
      unchanged: number;
    }>();

  const seen = new Set<number>();
  let wasCancelled = false;
  let told = 0;
  await steer('start');
  const begun = performance.now();
  const usedBefore = process.cpuUsage();
  for (;;) {
    const { status, percent, rowsRead, added, unchanged } = await look();
    seen.add(percent);
    const seconds = (performance.now() - begun) / 1000;
    const { user, system } = process.cpuUsage(usedBefore);
    // Others on the machine make the clock slower, hardly the processor's time.
    const cpu = (user + system) / 1e6;
    // Which part of a file is slow, and how long taking up again took.
    if (rowsRead >= told + projects / 10) {
      told = rowsRead;
      say(
        `  ${rowsRead} rows after ${seconds.toFixed(1)} s, the server computed ${cpu.toFixed(1)}`,
      );
    }
    if (status === 'done') {
      say(
        `import of ${projects}: ${seconds.toFixed(1)} s, of which the server computed ${cpu.toFixed(1)} s, ` +
          `budget ${BUDGET.importSeconds}${against(seconds < BUDGET.importSeconds)}`,
      );
      say(`  ${seen.size} steps of progress seen; ${added} added, ${unchanged} a second time`);
      if (rowsRead !== projects || added + unchanged !== projects)
        throw new Error('Rows are lost.');
      return;
    }
    if (status === 'failed') throw new Error('The import failed.');
    if (!wasCancelled && percent >= 40) {
      wasCancelled = true;
      await steer('cancel');
      say(`  cancelled at ${percent} %, ${(await look()).rowsRead} rows; going on`);
      await steer('start');
    }
    await pause(200);
  }
}

/** A file of each kind with a tenth of the projects and with all: what is held at once must not grow with them. */
async function measureExports(): Promise<void> {
  say('\nExports       rows       MB   seconds   held at most (MB)');
  for (const format of ['csv', 'jsonl', 'xlsx']) {
    const held: number[] = [];
    for (const rows of [projects / 10, projects]) {
      await sql`
        update properties set updated_at = case
          when id in (select id from properties order by id limit ${rows}) then now()
          else now() - interval '90 days' end`.execute(db);
      const { bytes, seconds, heap } = await exportAll(format);
      held.push(heap);
      const isLevel = heap <= (held[0] ?? heap) * BUDGET.exportGrowth;
      say(
        `${format.padEnd(8)}${String(rows).padStart(10)}${(bytes / MEGABYTE).toFixed(1).padStart(9)}` +
          `${seconds.toFixed(1).padStart(10)}${heap.toFixed(0).padStart(20)}${against(isLevel)}`,
      );
    }
  }
}

async function exportAll(format: string) {
  const begun = performance.now();
  let heap = 0;
  const weigh = () => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    heap = Math.max(heap, (heapUsed + arrayBuffers) / MEGABYTE);
  };
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/admin/properties/modified/24?format=${format}`,
    cookies: { session },
    payloadAsStream: true,
  });
  let bytes = 0;
  let weighed = 0;
  for await (const piece of answer.stream()) {
    bytes += (piece as Buffer).byteLength;
    if (bytes - weighed < MEGABYTE / 2) continue;
    weighed = bytes;
    weigh();
  }
  weigh();
  return { bytes, heap, seconds: (performance.now() - begun) / 1000 };
}
