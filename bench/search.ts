import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient, percentile, timeEach, timeTogether, type Client } from './http-load.ts';
import { SEARCH_KINDS, type SearchKind } from './search-kinds.ts';
import { serveCatalogue } from './served-catalogue.ts';

/*
 * npm run bench:search [projects …]    how long searches through HTTP take, and how many fit in a second
 *
 * Starts the real app on generated catalogues (1,000 and 10,000 projects unless others are named) and writes
 * what it prints to bench/results/ too. The clients share the machine with the server and PostgreSQL.
 */

const EACH = 20;
const CLIENTS = [1, 8, 32];
const SECONDS = 6;
const MEGABYTE = 1024 * 1024;

async function measure(projects: number) {
  say(`\n${projects} projects: starting and filling …`);
  const served = await serveCatalogue(projects);
  const client = createClient(served.address);
  try {
    const firstAnswerMs = (await timeEach(client, [pathOf('3bhk')]))[0] ?? NaN;
    const pathsByKind = await Promise.all(
      SEARCH_KINDS.map(async (kind) => [kind, await pathsOf(client, kind)] as const),
    );
    const mix = Array.from({ length: EACH }, (_, n) =>
      pathsByKind.map(([, paths]) => paths[n] ?? ''),
    );
    say('Warming up …');
    await timeTogether(client, mix.flat(), { clients: 4, seconds: SECONDS });

    say('\nOne at a time, ms           p50      p95      p99    total');
    const kinds = [];
    const all: number[] = [];
    for (const [kind, paths] of pathsByKind) {
      const times = await timeEach(client, paths);
      all.push(...times);
      const { total } = JSON.parse(await client.get(paths[0] ?? '')) as { total: number };
      kinds.push({ kind: kind.name, ...summary(times), total });
      say(row(kind.name, times) + String(total).padStart(9));
    }
    say(row('all', all));

    say('\nClients  searches/s       p50      p95      p99 (ms)   CPU of the server each');
    const throughput = [];
    for (const clients of CLIENTS) {
      const before = (await served.usage()).cpu;
      const { perSecond, times } = await timeTogether(client, mix.flat(), {
        clients,
        seconds: SECONDS,
      });
      const after = (await served.usage()).cpu;
      const cpuMs = (after.user + after.system - before.user - before.system) / 1000 / times.length;
      throughput.push({
        clients,
        perSecond: round(perSecond),
        ...summary(times),
        cpuMs: round(cpuMs),
      });
      say(
        String(clients).padStart(7) +
          perSecond.toFixed(0).padStart(12) +
          `  ${numbers(times)}${cpuMs.toFixed(2).padStart(14)} ms`,
      );
    }
    const { memory } = await served.usage();
    const memoryMb = {
      rss: Math.round(memory.rss / MEGABYTE),
      heapUsed: Math.round(memory.heapUsed / MEGABYTE),
      arrayBuffers: Math.round(memory.arrayBuffers / MEGABYTE),
    };
    say(
      `\nMemory of the server: ${JSON.stringify(memoryMb)} MB; first answer ${round(firstAnswerMs)} ms`,
    );
    return {
      projects,
      firstAnswerMs: round(firstAnswerMs),
      all: summary(all),
      kinds,
      throughput,
      memoryMb,
    };
  } finally {
    client.close();
    await served.stop();
  }
}

async function pathsOf(client: Client, kind: SearchKind): Promise<string[]> {
  const paths = Array.from({ length: EACH }, (_, n) => pathOf(kind.sentence(n), kind.sort));
  if (kind.isSecondPage !== true) return paths;
  const second: string[] = [];
  for (const first of paths) {
    const answer = JSON.parse(await client.get(first)) as {
      pagination: { nextPage: string | null };
    };
    second.push(answer.pagination.nextPage ?? first);
  }
  return second;
}

function pathOf(prompt: string, sort?: string): string {
  const query = new URLSearchParams({ prompt, ...(sort === undefined ? {} : { sort }) });
  return `/api/v1/properties/search?${query.toString()}`;
}

function summary(times: readonly number[]) {
  return {
    p50: round(percentile(times, 0.5)),
    p95: round(percentile(times, 0.95)),
    p99: round(percentile(times, 0.99)),
  };
}

function row(name: string, times: readonly number[]): string {
  return name.padEnd(20) + numbers(times);
}

function numbers(times: readonly number[]): string {
  return [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1).padStart(9)).join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const named = process.argv.slice(2).map(Number);
const results = [];
for (const projects of named.length > 0 ? named : [1000, 10_000])
  results.push(await measure(projects));

const folder = path.join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const at = new Date().toISOString();
const file = path.join(folder, `search-${at.replaceAll(':', '-')}.json`);
const machine = { cores: os.cpus().length, model: os.cpus()[0]?.model, node: process.version };
writeFileSync(file, `${JSON.stringify({ at, machine, results }, null, 2)}\n`);
say(`\nWritten to ${file}`);
