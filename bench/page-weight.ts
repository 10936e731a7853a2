import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDataFolder } from './data-folder.ts';
import { createClient, percentile } from './http-load.ts';
import { newSentences } from './new-sentences.ts';
import { type Bytes, htmlBytes } from './html-bytes.ts';
import { serveCatalogue, type Usage } from './served-catalogue.ts';

/*
 * npm run bench:weight [pages]    what the pages of projects and lists weigh, and what rendering one costs that nobody has
 *                                 asked for before
 *
 * Starts the real app on 1,200 generated projects; build it before (`npm run build`). Each of so many pages (60 unless
 * another number is named) is asked for once, uncompressed; what it costs is the processor time of the server's process,
 * without PostgreSQL. The same is asked of the API too, which says what of that is finding out and what is drawing.
 * Writes what it prints to bench/results/ too.
 */

const PROJECTS = 1200;
const PARTS = ['location', 'plans', 'amenities', 'compliances', 'price', 'reviews', 'services'];
/** The code of a server is slow until it has run often. */
const WARM = 80;
const count = Number(process.argv[2] ?? 60);

interface Measured {
  name: string;
  /** Of HTML, at the median; undefined for what is no page. */
  bytes?: Record<keyof Bytes, number> & { most: number };
  /** Processor time of one, in milliseconds. */
  cpuMs: { p10: number; p50: number; p95: number; mean: number };
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const { folder, close } = openDataFolder(PROJECTS);
say('Starting and filling …');
const served = await serveCatalogue(PROJECTS, folder, { withPages: true });
const client = createClient(served.address);
const next = newSentences();
try {
  await served.warm();
  const slugs = await everySlug();
  const page = () => `/projects/${slugs.next()}`;
  const part = () => `${page()}?part=${PARTS[slugs.taken() % PARTS.length]}`;
  const list = () => `/dashboard/property-list?${query({ q: next().prompt })}`;
  const fact = () => `/api/v1/properties/${slugs.next()}`;
  const search = () =>
    `/api/v1/properties/search?${query({ prompt: next().prompt, detailsLevel: 'card' })}`;
  for (const ask of [page, part, list, fact, search]) await askFor(ask, WARM);
  const results: Measured[] = [];
  for (const [name, ask] of [
    ['project: page', page],
    ['project: page of a part', part],
    ['project: API', fact],
    ['list: page', list],
    ['list: API', search],
  ] as const) {
    results.push(summed(name, await askFor(ask, count)));
  }
  print(results);
  write(results);
} finally {
  client.close();
  await served.stop();
  close();
}

interface Answer {
  cpuMs: number;
  body: string;
}

async function askFor(ask: () => string, times: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let n = 0; n < times; n += 1) {
    const before = await served.usage();
    const body = await client.get(ask(), { accept: 'text/html, application/json' });
    answers.push({ body, cpuMs: cpuMs(await served.usage()) - cpuMs(before) });
  }
  return answers;
}

function cpuMs({ cpu }: Usage): number {
  return (cpu.user + cpu.system) / 1000;
}

function summed(name: string, answers: readonly Answer[]): Measured {
  const times = answers.map((answer) => answer.cpuMs);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const [p10, p50, p95] = [0.1, 0.5, 0.95].map((share) => percentile(times, share));
  const measured = { name, cpuMs: { p10: p10 ?? 0, p50: p50 ?? 0, p95: p95 ?? 0, mean } };
  if (!answers[0]?.body.startsWith('<!DOCTYPE html>')) return measured;
  const weights = answers.map(({ body }) => htmlBytes(body));
  const middle = (kind: keyof Bytes) =>
    percentile(
      weights.map((weight) => weight[kind]),
      0.5,
    );
  return {
    ...measured,
    bytes: {
      all: middle('all'),
      classes: middle('classes'),
      drawings: middle('drawings'),
      data: middle('data'),
      text: middle('text'),
      most: Math.max(...weights.map(({ all }) => all)),
    },
  };
}

/** The addresses of all projects, each of which is handed out once. */
async function everySlug(): Promise<{ next: () => string; taken: () => number }> {
  interface Found {
    properties: { slug: string }[];
    pagination: { nextPage: string | null };
  }
  const slugs: string[] = [];
  const asked = { prompt: 'apartment or villa or plot', detailsLevel: 'card', limit: '100' };
  let at: string | null = `/api/v1/properties/search?${query(asked)}`;
  while (at !== null) {
    const found: Found = JSON.parse(await client.get(at)) as Found;
    slugs.push(...found.properties.map(({ slug }) => slug));
    at = found.pagination.nextPage;
  }
  let taken = 0;
  return {
    next: () => {
      // In an order that is no order, and the same in every run.
      const slug = slugs[(taken++ * 7919) % slugs.length];
      if (slug === undefined || taken > slugs.length)
        throw new Error('There are no more projects.');
      return slug;
    },
    taken: () => taken,
  };
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}

function print(results: readonly Measured[]): void {
  const kb = (bytes: number | undefined) =>
    (bytes === undefined ? '-' : (bytes / 1000).toFixed(1)).padStart(9);
  const ms = (time: number) => time.toFixed(1).padStart(7);
  say(
    `\n${'kB of HTML, CPU in ms'.padEnd(26)}      all     most  classes  drawings     data     text     p10    p50    p95   mean`,
  );
  for (const { name, bytes, cpuMs: cpu } of results) {
    const sizes = [
      bytes?.all,
      bytes?.most,
      bytes?.classes,
      bytes?.drawings,
      bytes?.data,
      bytes?.text,
    ];
    say(
      name.padEnd(26) +
        sizes.map(kb).join('') +
        [cpu.p10, cpu.p50, cpu.p95, cpu.mean].map(ms).join(''),
    );
  }
}

function write(results: readonly Measured[]): void {
  const into = path.join(import.meta.dirname, 'results');
  mkdirSync(into, { recursive: true });
  const file = path.join(into, `weight-${new Date().toISOString().replaceAll(':', '-')}.json`);
  const machine = { cpus: os.cpus().length, load: os.loadavg()[0], node: process.version };
  writeFileSync(file, JSON.stringify({ machine, results }, undefined, 2));
  say(
    `\nNode ${machine.node}, load ${machine.load?.toFixed(1)}. Written to ${path.relative('.', file)}`,
  );
}
