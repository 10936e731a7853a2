import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateProjects } from '../demonstration/src/generate.ts';
import { askFor } from './asks-of-search.ts';
import { startChild } from './child.ts';
import { openDataFolder } from './data-folder.ts';
import { askAtRandom, createClient, percentile, type Asked, type Client } from './http-load.ts';
import { newSentences } from './new-sentences.ts';
import { serveCatalogue } from './served-catalogue.ts';

/*
 * npm run bench:import -- [projects]    what an import of 10,000 new projects does to the searches of others, in a catalogue of
 *                                       100,000 unless another number is given
 *
 * The server answers in one process; another reads the file, as `npm run catalogue:import` does. Visitors ask new sentences at
 * random moments before, meanwhile and after. A folder that BENCH_DATA keeps grows by what was imported.
 */
const IMPORTED = 10_000;
const PER_SECOND = 10;
const SECONDS = 30;
/** How much slower a search may be meanwhile. */
const AIM = 2;

const projects = Number(process.argv[2] ?? 100_000);
const { folder, close } = openDataFolder(projects);
const served = await serveCatalogue(projects, folder);
const client = createClient(served.address);
try {
  const { sinceStartMs } = await served.warm();
  say(`Ready after ${(sinceStartMs / 1000).toFixed(1)} s; ${PER_SECOND} new searches a second`);
  const next = newSentences(4);
  await asking(client, next, SECONDS);
  const before = await asking(client, next, SECONDS);
  const { meanwhile, seconds } = await besideImport(client, next);
  const after = await asking(client, next, SECONDS);

  say('\n                        searches      p50      p95      p99     most ms');
  const usual = told('before', before);
  const slow = told(`import of ${seconds.toFixed(0)} s`, meanwhile);
  told('after', after);
  const [p50, p95] = [slow.p50 / usual.p50, slow.p95 / usual.p95];
  const isKept = Math.max(p50, p95) <= AIM;
  say(
    `\nAim: at most ${AIM} times as slow; p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} times${isKept ? '' : '   missed'}`,
  );
  say(`Load of the machine ${os.loadavg()[0]?.toFixed(1)}`);
} finally {
  client.close();
  await served.stop();
  close();
}

function asking(asked: Client, next: ReturnType<typeof newSentences>, seconds: number) {
  return askAtRandom(asked, () => askFor(next()), { perSecond: PER_SECOND, seconds });
}

/** Searches for as long as the import takes. */
async function besideImport(asked: Client, next: ReturnType<typeof newSentences>) {
  const place = mkdtempSync(path.join(os.tmpdir(), 'manemitra-import-'));
  try {
    const file = path.join(place, 'projects.jsonl');
    const records = [...generateProjects(IMPORTED, { seed: Date.now() % 2 ** 31 })];
    const lines = records.map((record) => `${JSON.stringify(record, asAFileTells)}\n`);
    writeFileSync(file, lines.join(''));
    const begun = performance.now();
    const program = '../apps/server/src/commands/import-catalogue.ts';
    const child = await startChild(program, [file], { dataFolder: folder });
    const ended = once(child, 'exit');
    const runs: Promise<Asked[]>[] = [];
    while (child.exitCode === null) {
      runs.push(asking(asked, next, 1));
      await pause(1000);
    }
    const [code] = (await ended) as [number];
    const seconds = (performance.now() - begun) / 1000;
    if (code !== 0) throw new Error(`The import ended with code ${code}.`);
    return { meanwhile: (await Promise.all(runs)).flat(), seconds };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The days on which a register was looked at come with its own page; of a file they are refused. */
function asAFileTells(key: string, value: unknown): unknown {
  const isOfRegister = ['reraCheckedOn', 'complaintsCheckedOn', 'pastProjectsCheckedOn'].includes(
    key,
  );
  return isOfRegister ? undefined : value;
}

function told(name: string, asked: readonly Asked[]): { p50: number; p95: number } {
  const bad = asked.find(({ outcome }) => outcome !== 'answered');
  if (bad !== undefined) say(`One was ${bad.outcome}: ${bad.reason}`);
  const times = asked.map(({ ms }) => ms);
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share));
  const shown = [p50, p95, p99, most].map((ms = NaN) => ms.toFixed(1).padStart(9)).join('');
  say(`${name.padEnd(22)}${String(asked.length).padStart(10)}${shown}`);
  return { p50: p50 ?? NaN, p95: p95 ?? NaN };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
