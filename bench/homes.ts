import { chromium } from '@playwright/test';
import startServer from '../e2e/start-server.ts';
import playwright from '../playwright.config.ts';
import { alivePages } from './homes-alive.ts';
import { drawnPages } from './homes-drawn.ts';
import { findSearch, type Search, searches } from './homes-search.ts';
import type { Said } from './homes-seen.ts';
import { toldByTheServer } from './homes-told.ts';

/*
 * npm run bench:homes [searches] [every] [seed]    whether every page speaks of the same home, price and difference to a limit
 *
 * Starts the built product (`npm run build` before) on the demonstration catalogue and follows so many searches (200 unless another
 * number is named): the pages as the server draws them, what it tells the map, the price part, the shortlist and the conversation, and
 * of one search in so many (20) also what scripts draw of that in a browser. Each is held against the search. The same seed does the
 * same; what differs is said, and makes it fail.
 */

const [count = 200, every = 20, seed = 1] = process.argv.slice(2).map(Number);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const stop = await startServer();
const address = process.env['E2E_BASE_URL'] ?? '';
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
const [drawn, alive] = [await withoutScripts(), await withScripts()];
const seen: Record<string, number> = {};
let mismatches = 0;
try {
  let followed = 0;
  for (const search of searches(seed)) {
    if (followed === count) break;
    const listed = await findSearch(address, search);
    if (listed === undefined) continue;
    const about = { search, listed };
    await hold(search, drawnPages(drawn, about));
    await hold(search, toldByTheServer(address, listed));
    if (followed % every === 0) await hold(search, alivePages(alive, about));
    followed += 1;
    if (followed % 20 === 0) say(`${followed} searches followed, ${mismatches} mismatches`);
  }
  say(`\n${followed} searches of seed ${seed}, ${mismatches} mismatches`);
  for (const [place, times] of Object.entries(seen)) say(`  ${place.padEnd(32)}${times}`);
} finally {
  await browser.close();
  await stop();
}
process.exitCode = mismatches === 0 ? 0 : 1;

async function hold(search: Search, pages: AsyncGenerator<Said>): Promise<void> {
  for await (const { place, told, expected } of pages) {
    seen[place] = (seen[place] ?? 0) + 1;
    if (JSON.stringify(told) === JSON.stringify(expected)) continue;
    mismatches += 1;
    say(
      `${place}: ${JSON.stringify(search)}\n  says      ${JSON.stringify(told)}\n  expected  ${JSON.stringify(expected)}`,
    );
  }
}

/** Of somebody who has searched nothing: documents and styles alone. */
async function withoutScripts() {
  const context = await browser.newContext({ baseURL: address, javaScriptEnabled: false });
  await context.route('**', (route) =>
    ['document', 'stylesheet'].includes(route.request().resourceType())
      ? route.continue()
      : route.abort(),
  );
  return context.newPage();
}

async function withScripts() {
  const context = await browser.newContext({
    baseURL: address,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  // What is read is text: drawings would be most of the work.
  await context.route(/\/(pictures|plans)\//, (route) => route.abort());
  return context.newPage();
}
