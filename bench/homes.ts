import { chromium, type Page } from '@playwright/test';
import startServer from '../e2e/start-server.ts';
import playwright from '../playwright.config.ts';
import { SORTS, type Sort } from '../packages/query/src/criteria.ts';
import { findSearch, type Listed, type Search } from './homes-search.ts';
import { newSentences } from './new-sentences.ts';
import { pagesAbout, type Seen } from './homes-pages.ts';
import { randomFrom } from './random.ts';

/*
 * npm run bench:homes [searches] [seed]    whether every page speaks of the same home, price and difference to a limit
 *
 * Starts the built product (`npm run build` before) on the demonstration catalogue and follows so many searches (200 unless
 * another number is named) through a browser: card, pin, print of the list, price part and its print, calculator, comparator and
 * conversation. Each is held against the card. The same seed does the same; what differs is said, and makes it fail.
 */

const [count = 200, seed = 1] = process.argv.slice(2).map(Number);
const say = (line: string) => void process.stdout.write(`${line}\n`);

const stop = await startServer();
const address = process.env['E2E_BASE_URL'] ?? '';
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
const context = await browser.newContext({
  baseURL: address,
  serviceWorkers: 'block',
  viewport: { width: 1440, height: 900 },
});
// What is read is text: drawings would be most of the work.
await context.route(/\/(pictures|plans)\//, (route) => route.abort());
const page = await context.newPage();
const seen: Record<string, number> = {};
let mismatches = 0;
try {
  let followed = 0;
  for (const search of searches()) {
    if (followed === count) break;
    const listed = await findSearch(address, search);
    if (listed === undefined) continue;
    followed += 1;
    await follow(page, search, listed);
    if (followed % 20 === 0) say(`${followed} searches followed, ${mismatches} mismatches`);
  }
  say(`\n${followed} searches of seed ${seed}, ${mismatches} mismatches`);
  for (const [place, times] of Object.entries(seen)) say(`  ${place.padEnd(28)}${times}`);
} finally {
  await browser.close();
  await stop();
}
process.exitCode = mismatches === 0 ? 0 : 1;

async function follow(on: Page, search: Search, listed: Listed): Promise<void> {
  for await (const { place, told, expected } of pagesAbout(on, address, { search, listed })) {
    seen[place] = (seen[place] ?? 0) + 1;
    if (isSame(told, expected)) continue;
    mismatches += 1;
    say(
      `${place}: ${JSON.stringify(search)}\n  says      ${JSON.stringify(told)}\n  expected  ${JSON.stringify(expected)}`,
    );
  }
}

function isSame(told: Seen, expected: Seen): boolean {
  return JSON.stringify(told) === JSON.stringify(expected);
}

/** What buyers ask, some of it as two whole wishes, some of it in an order chosen beside the sentence. */
function* searches(): Generator<Search> {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const next = newSentences(seed);
  for (;;) {
    const { prompt, sort } = next();
    const either = `${prompt} or ${1 + Math.floor(random() * 4)} bhk under ${40 + 5 * Math.floor(random() * 40)} lakh`;
    const order = random() < 0.5 ? pick(SORTS) : (sort as Sort | undefined);
    yield { prompt: random() < 0.3 ? either : prompt, ...(order && { sort: order }) };
  }
}
