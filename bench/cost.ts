import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDataFolder } from './data-folder.ts';
import { dearestInputs, missingFrom, type Dearest } from './dearest-inputs.ts';
import { createClient, percentile, type Ask, type Asked, type Client } from './http-load.ts';
import { lookAround, type World } from './look-around.ts';
import { serveCatalogue, type Usage } from './served-catalogue.ts';

/*
 * npm run bench:cost -- [options]    what one address can do to the others: every endpoint that anyone may call, every page
 *                                    and drawing, asked for what costs the most, as often as its limit allows, while
 *                                    somebody else opens projects, searches and signs in
 *
 *   --seconds=5            for each
 *   --projects=1200        of the catalogue
 *   --only=interpret       those whose name holds this
 *
 * Build before (`npm run build`). Everything stays on this machine. Where the other visitor's p95 is over 300 ms it is marked.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    projects: { type: 'string', default: '1200' },
    only: { type: 'string', default: '' },
  },
});
const seconds = Number(values.seconds);
const AIM_MS = 300;
/** More than this no single limit allows in the long run. */
const MOST_PER_SECOND = 60;
const INNOCENT_EVERY_MS = 150;

interface Row {
  name: string;
  what: string;
  perSecond: number;
  answered: number;
  tooMany: number;
  busy: number;
  other: string;
  /** Of the server's process and of its statements, for one call. */
  cpuMs: number;
  databaseMs: number;
  innocent: { p50: number; p95: number; max: number; failed: number };
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** The same in every run, because the account may be there from the run before. */
const adminPassword = 'only for the bench of costs';
const { folder, close } = openDataFolder(Number(values.projects));
const server = await serveCatalogue(Number(values.projects), folder, {
  withPages: true,
  environment: {
    RATE_LIMIT_SCALE: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'silent',
  },
});
const rows: Row[] = [];
try {
  await server.warm();
  const world = await lookAround(server.address);
  const inputs = dearestInputs(world);
  const missing = missingFrom(inputs);
  if (missing.length > 0) throw new Error(`No dearest input for ${missing.join(', ')}.`);
  // A process that has just started is another matter.
  await measured('warming up', undefined, world, { cpu: 0, database: 0 });
  const idle = await measured('nobody else', undefined, world, { cpu: 0, database: 0 });
  rows.push(idle);
  const alone = { cpu: idle.cpuMs, database: idle.databaseMs };
  for (const [name, dearest] of Object.entries(inputs)) {
    if (!name.includes(values.only)) continue;
    rows.push(await measured(name, dearest, world, alone));
  }
} finally {
  await server.stop();
  close();
}
report();

/** For some seconds one visitor alone, or with an address that asks as often as it may; `alone` is a second of the first. */
async function measured(
  name: string,
  dearest: Dearest | undefined,
  world: World,
  alone: { cpu: number; database: number },
): Promise<Row> {
  const client = createClient(server.address);
  const attacker = `10.66.${rows.length}.1`;
  const limit = dearest?.limit;
  const allowed = limit ? (limit.calls * 1000) / limit.perMs : 0;
  const perSecond = limit ? Math.min(MOST_PER_SECOND, Math.max(allowed, 1)) : 0;
  const before = await server.usage();
  const until = performance.now() + seconds * 1000;
  const [asked, others] = await Promise.all([
    steadily(client, perSecond, until, (n) => from(attacker, dearest?.ask(n) ?? { path: '/' })),
    steadily(client, 1000 / INNOCENT_EVERY_MS, until, (n) => innocent(n, world)),
  ]);
  const used = difference(before, await server.usage());
  client.close();
  const answered = asked.filter(({ outcome }) => outcome === 'answered').length;
  const failures = asked.flatMap(({ reason }) => reason ?? []);
  const count = (reason: string) => failures.filter((one) => one === reason).length;
  const others400 = failures.filter((one) => one !== '429' && one !== '503');
  const times = others.map(({ ms }) => ms);
  const calls = dearest ? Math.max(1, answered + others400.length) : seconds;
  const row = {
    name,
    what: dearest?.what ?? '',
    perSecond,
    answered,
    tooMany: count('429'),
    busy: count('503'),
    other: [...new Set(others400)].map((one) => `${count(one)} × ${one}`).join(', '),
    cpuMs: Math.max(0, used.cpu - (dearest ? alone.cpu * seconds : 0)) / calls,
    databaseMs: Math.max(0, used.database - (dearest ? alone.database * seconds : 0)) / calls,
    innocent: {
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      max: Math.max(...times),
      failed: others.filter(({ outcome }) => outcome !== 'answered').length,
    },
  };
  say(line(row));
  return row;
}

/** So many a second, evenly, whatever becomes of them; late ones count from when they were due. */
async function steadily(
  client: Client,
  perSecond: number,
  until: number,
  next: (n: number) => Ask,
): Promise<Asked[]> {
  const calls: Promise<Asked>[] = [];
  if (perSecond === 0) return [];
  const start = performance.now();
  for (let n = 0; ; n++) {
    const due = start + (n * 1000) / perSecond;
    if (due >= until) return Promise.all(calls);
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    calls.push(client.attempt(next(n), due));
  }
}

/** Somebody else: opens a project, searches, signs in. */
function innocent(n: number, { projects }: World): Ask {
  const project = projects[n % projects.length]?.slug;
  const asks: Ask[] = [
    { path: `/projects/${project}`, headers: { accept: 'text/html' } },
    {
      path: `/api/v1/properties/search?detailsLevel=card&prompt=3bhk%20under%20${100 + (n % 50)}%20lakh`,
    },
    {
      path: '/api/v1/auth/login',
      method: 'POST',
      body: JSON.stringify({ userName: 'admin', password: adminPassword }),
    },
  ];
  // Nobody signs in every half second.
  const turn = n % 12 === 2 ? 2 : n % 2;
  return from(`10.99.${rows.length}.1`, asks[turn] ?? { path: '/' });
}

function from(address: string, ask: Ask): Ask {
  return { ...ask, headers: { ...ask.headers, 'x-forwarded-for': address } };
}

function difference(before: Usage, after: Usage) {
  const cpu = after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system;
  return { cpu: cpu / 1000, database: after.databaseMs - before.databaseMs };
}

function line({ name, what, perSecond, innocent: other, ...row }: Row): string {
  const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  const mark = other.p95 > AIM_MS ? ' MISSED' : '';
  const cells = [
    what === '' ? name : `${name}: ${what}`,
    ms(perSecond),
    row.answered,
    row.tooMany,
    row.busy,
    row.other,
    `${ms(row.cpuMs)} + ${ms(row.databaseMs)}`,
    `${ms(other.p50)} / ${ms(other.p95)} / ${ms(other.max)}${mark}`,
    other.failed,
  ];
  return `| ${cells.join(' | ')} |`;
}

function report(): void {
  const head = [
    'asked, its dearest input',
    'offered/s',
    'answered',
    '429',
    '503',
    'other',
    'a call: CPU + database, ms',
    'the other visitor: p50 / p95 / max, ms',
    'failed',
  ];
  say(`\n| ${head.join(' | ')} |\n| ${head.map(() => '---').join(' | ')} |`);
  for (const row of rows) say(line(row));
  const missed = rows.filter(({ innocent: { p95 } }) => p95 > AIM_MS).map(({ name }) => name);
  say(
    `\nOver ${AIM_MS} ms: ${missed.join(', ') || 'none'}. Load of the machine ${os.loadavg()[0]?.toFixed(1)}.`,
  );
  const results = path.join(import.meta.dirname, 'results');
  mkdirSync(results, { recursive: true });
  writeFileSync(path.join(results, 'cost.json'), `${JSON.stringify({ seconds, rows }, null, 2)}\n`);
}
