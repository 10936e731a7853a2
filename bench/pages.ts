import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';
import startServer from '../e2e/start-server.ts';
import playwright from '../playwright.config.ts';
import { auditPage } from './audit-page.ts';

/*
 * npm run bench:pages    what Lighthouse says of the pages for everybody, as a phone on slow 4G, what their scripts
 *                        weigh, and how many of them the server renders in a second
 *
 * Starts the real app on the demonstration catalogue; build it before (`npm run build`). What misses its budget
 * is marked; all of it goes to bench/results/ too. Everything runs on this one machine: a busy one spoils the scores.
 */

const LOAD = { connections: 8, duration: 6 };
const KILOBYTE = 1000;

const BUDGET = { performance: 95, others: 100, layoutShift: 0.02 };
/** Code that comes when something is opened, never with the page. */
const ON_OPENING = /map-canvas|assets\/map\/|pdf/i;

interface PageKind {
  name: string;
  path: string;
  /** First-load scripts, in kilobytes of gzip. */
  scriptsKb?: number;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

say('Starting and filling the demonstration catalogue …');
const stop = await startServer();
const address = process.env['E2E_BASE_URL'] ?? '';
const port = await freePort();
const { executablePath, args = [] } = playwright.use?.launchOptions ?? {};
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...args, `--remote-debugging-port=${port}`],
});
try {
  const results = [];
  say(
    '\n                 performance  accessibility  best practices  SEO  LCP       CLS     scripts   pages/s',
  );
  for (const page of await pages()) results.push(await measure(page));
  write(results);
} finally {
  await browser.close();
  await stop();
}

async function measure({ name, path: at, scriptsKb }: PageKind) {
  const url = address + at;
  // The first page of a process is slow, and nobody's.
  await fetch(url);
  const audit = await auditPage(url, port);
  const { requests, latency, errors, non2xx } = await autocannon({ url, ...LOAD });
  const { scores, largestPaintMs, layoutShift, scriptBytes } = audit;
  const kilobytes = scriptBytes / KILOBYTE;
  say(
    [
      name.padEnd(16),
      String(scores.performance).padStart(12),
      String(scores.accessibility).padStart(15),
      String(scores['best-practices']).padStart(16),
      String(scores.seo).padStart(5),
      `${(largestPaintMs / 1000).toFixed(2)} s`.padStart(8),
      layoutShift.toFixed(3).padStart(8),
      `${kilobytes.toFixed(0)} kB`.padStart(9),
      requests.average.toFixed(0).padStart(9),
    ].join(''),
  );
  const early = audit.scripts.filter((script) => ON_OPENING.test(script));
  const { performance, ...others } = scores;
  const missed = [
    performance < BUDGET.performance && `performance ${performance} < ${BUDGET.performance}`,
    ...Object.entries(others).map(
      ([category, score]) => score < BUDGET.others && `${category} ${score} < ${BUDGET.others}`,
    ),
    layoutShift > BUDGET.layoutShift && `layout shift ${layoutShift} > ${BUDGET.layoutShift}`,
    scriptsKb !== undefined &&
      kilobytes > scriptsKb &&
      `${kilobytes.toFixed(0)} kB of scripts > ${scriptsKb} kB`,
    early.length > 0 && `comes before it is opened: ${early.join(', ')}`,
    errors + non2xx > 0 && `${errors + non2xx} pages were not rendered`,
  ].filter((miss) => miss !== false);
  say(
    `  first paint ${audit.firstPaintMs} ms, filled ${audit.speedIndexMs} ms, blocked ${audit.blockedMs} ms`,
  );
  for (const miss of [...missed, ...audit.faults]) say(`  missed: ${miss}`);
  return {
    name,
    path: at,
    ...audit,
    pagesPerSecond: requests.average,
    pageMs: { p50: latency.p50, p99: latency.p99 },
    missed,
  };
}

/** The first project of the list is the one that is looked at. */
async function pages(): Promise<PageKind[]> {
  const query = new URLSearchParams({
    prompt: 'ready apartment',
    detailsLevel: 'card',
    limit: '1',
  });
  const answer = await fetch(`${address}/api/v1/properties/search?${query.toString()}`);
  const { properties } = (await answer.json()) as { properties: { id: string; slug: string }[] };
  const slug = properties[0]?.slug ?? '';
  return [
    { name: 'landing', path: '/', scriptsKb: 140 },
    {
      name: 'list',
      path: '/dashboard/property-list?q=3%20bhk%20in%20whitefield%20under%202%20cr',
    },
    { name: 'project', path: `/projects/${slug}`, scriptsKb: 180 },
    // Not for search engines, so its SEO is no goal.
    { name: 'viewer', path: `/dashboard?ids=${slug}`, scriptsKb: 180 },
  ];
}

function write(results: unknown): void {
  const folder = path.join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `pages-${new Date().toISOString().replaceAll(':', '-')}.json`);
  const machine = {
    cpus: os.cpus().length,
    load: os.loadavg()[0],
    node: process.version,
    chromium: browser.version(),
  };
  writeFileSync(file, JSON.stringify({ machine, results }, undefined, 2));
  say(`\nLoad of the machine ${machine.load?.toFixed(1)}. Written to ${path.relative('.', file)}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
}
