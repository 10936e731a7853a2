import { generateProjects } from '../catalogue/src/generate.ts';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/open-database.ts';
import { startJobs } from '../apps/server/src/platform/jobs/run-jobs.ts';
import { aSessionAs } from '../apps/server/src/testing/sign-in.ts';
import { upload } from '../apps/server/src/testing/upload.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { openDataFolder } from './data-folder.ts';

/*
 * npx tsx bench/staff-properties.ts [projects]    the staff's side of a large catalogue, 10,000 projects unless another
 *                                                 number is given
 *
 * Imports them from one file through HTTP while it asks how far it is, then measures the pages of the list, an edit,
 * and how much memory the exports take.
 */
const projects = Number(process.argv[2] ?? 10_000);
const ROUNDS = 30;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { folder, close } = openDataFolder(0);
Object.assign(process.env, {
  DATA_DIR: folder,
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  RATE_LIMIT_SCALE: '1000',
  DEMONSTRATION_CATALOGUE: 'off',
});
const config = readConfig();
const database = await openDatabase(config, () => undefined);
const { db } = database;
const { app, jobs } = await createApp(config, { db });
const runner = await startJobs({ address: database.address, table: jobs, report: say });
const session = await aSessionAs(db, 'admin');

const get = async (url: string) => {
  const answer = await app.inject({ url, cookies: { session } });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.body}`);
  return answer;
};

await importAll();
await measureLists();
await measureEdit();
await measureExports();
await runner.stop();
await app.close();
await database.close();
close();

async function importAll(): Promise<void> {
  const lines = [...generateProjects(projects)].map((record) => `${JSON.stringify(record)}\n`);
  const begun = performance.now();
  const file = { name: 'projects.jsonl', content: lines.join('') };
  const brought = await upload({ app }, '/api/v1/admin/imports', file, { session });
  const { id } = brought.json<{ id: number }>();
  await app.inject({
    method: 'POST',
    url: `/api/v1/admin/imports/${id}/start`,
    cookies: { session },
  });
  for (;;) {
    const view = (await get(`/api/v1/admin/imports/${id}`)).json<{
      status: string;
      percent: number;
      rowsRead: number;
      refused: number;
    }>();
    say(
      `import: ${view.percent} %, ${view.rowsRead} rows, ${view.refused} refused, ${view.status}`,
    );
    if (view.status !== 'waiting' && view.status !== 'running') break;
    await pause(5000);
  }
  say(`import of ${projects} took ${((performance.now() - begun) / 1000).toFixed(1)} s`);
}

async function measureLists(): Promise<void> {
  const queries = {
    'first page': '',
    'last page': `page=${Math.ceil(projects / 20)}`,
    'by name': 'sort=name-asc',
    'least complete': 'sort=completeness-asc',
    search: 'search=whitefield',
    'missing price': 'missing=price',
    unpublished: 'status=unpublished',
  };
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await get(`/api/v1/admin/properties?${query}`);
      times.push(performance.now() - begun);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(share * ROUNDS)] ?? 0).toFixed(1);
    say(`list, ${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  }
}

async function measureEdit(): Promise<void> {
  const times: number[] = [];
  for (let version = 1; version <= ROUNDS; version += 1) {
    const begun = performance.now();
    const answer = await app.inject({
      method: 'PATCH',
      url: '/api/v1/properties/1/basics',
      cookies: { session },
      payload: { version, changes: { totalUnits: 100 + version } },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((a, b) => a - b);
  say(`edit of one field: p50 ${(sorted[ROUNDS / 2] ?? 0).toFixed(1)} ms`);
}

async function measureExports(): Promise<void> {
  for (const format of ['csv', 'jsonl', 'xlsx']) {
    const begun = performance.now();
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().heapUsed)), 20);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/v1/admin/properties/modified/24?format=${format}`,
      cookies: { session },
      payloadAsStream: true,
    });
    let bytes = 0;
    for await (const piece of answer.stream()) bytes += (piece as Buffer).byteLength;
    clearInterval(timer);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    say(
      `${format}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s, heap at most ${(peak / 1e6).toFixed(0)} MB`,
    );
  }
}
