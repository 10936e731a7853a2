import type { Page } from '@playwright/test';
import type { Listed, Search } from './homes-search.ts';
import {
  articleOf,
  AS_SOON_AS_READ,
  HEAD,
  readMoney,
  readPrint,
  type Said,
  said,
  undiffered,
} from './homes-seen.ts';

/**
 * What the server draws, read without scripts: all cards of the list and their prints, a link that is sent, the price part and its
 * print, the calculator and the comparator. `page` runs no scripts and knows of no search.
 */
export async function* drawnPages(
  page: Page,
  { search, listed }: { search: Search; listed: Listed },
): AsyncGenerator<Said> {
  const { prompt, sort } = search;
  const { properties, wholeSentence } = listed;
  const asked = new URLSearchParams({ q: prompt, ...(sort && { sort }) });
  await page.goto(`/dashboard/property-list?${asked.toString()}`, AS_SOON_AS_READ);
  for (const card of properties) {
    if (card.home === null) continue;
    yield said('card', await readMoney(articleOf(page, card), card), card);
  }
  const [first, second] = properties;
  if (first === undefined) return;
  const article = articleOf(page, first);
  yield said('print of the list', await readPrint(article, first), first);
  const link = (await article.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';

  await page.goto(withPart(link), AS_SOON_AS_READ);
  const bare = undiffered(first);
  yield said('link that was sent', await readMoney(page.locator(HEAD), bare), bare);
  const panel = page.locator('.keys-panel').first();
  const label = await panel.getByRole('heading').innerText();
  yield said('its price part', await readMoney(panel, bare, label), bare);
  yield said('print of its price part', await readPrint(panel, bare, label), bare);
  const calculator = await panel
    .getByRole('link', { name: 'Work out the instalment' })
    .getAttribute('href');

  const sentence = new URLSearchParams({ q: wholeSentence }).toString();
  await page.goto(`${calculator ?? ''}&${sentence}`, AS_SOON_AS_READ);
  const banner = page.locator('main p', { hasText: 'For ' }).first().locator('..');
  yield said('calculator', await readMoney(banner, first), first);

  if (second === undefined) return;
  const ids = new URLSearchParams({ ids: `${first.slug},${second.slug}` }).toString();
  await page.goto(`/dashboard/property-comparator?${ids}&${sentence}`, AS_SOON_AS_READ);
  const cells = page
    // A phone's name of a row is a row of its own.
    .locator('section[aria-labelledby="deciding"] tbody tr:has(td)')
    .first()
    .locator('td');
  yield said('comparator', await readMoney(cells.nth(0), first), first);
  yield said('comparator, second', await readMoney(cells.nth(1), second), second);
}

export const withPart = (link: string): string =>
  `${link}${link.includes('?') ? '&' : '?'}part=price`;
