import type { Page } from '@playwright/test';
import { withPart } from './homes-drawn.ts';
import type { Listed, Search } from './homes-search.ts';
import {
  agreed,
  articleOf,
  AS_SOON_AS_READ,
  type Card,
  HEAD,
  NOTHING,
  readMoney,
  readPrint,
  type Said,
  said,
  undiffered,
} from './homes-seen.ts';

/** What scripts draw in the browser of the buyer who searched: marks of the map, the price part with what is left, the shortlist. */
export async function* alivePages(
  page: Page,
  { search, listed }: { search: Search; listed: Listed },
): AsyncGenerator<Said> {
  const { prompt, sort } = search;
  const { properties, wholeSentence } = listed;
  const [first] = properties;
  if (first === undefined) return;
  const asked = new URLSearchParams({ q: prompt, ...(sort && { sort }) });
  await page.goto(`/dashboard/property-list?${asked.toString()}`, AS_SOON_AS_READ);
  // The page writes it down for the others.
  await page.waitForFunction(
    (one) => localStorage.getItem('search') === JSON.stringify(one),
    wholeSentence,
  );
  const article = articleOf(page, first);
  yield said('card, alive', await readMoney(article, first), first);
  const link = (await article.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
  yield* pinsOf(page, properties);

  await page.goto(withPart(link), AS_SOON_AS_READ);
  const panel = page.locator('.keys-panel').first();
  if (first.limit !== null) await panel.getByText('From your search').waitFor();
  const label = await panel.getByRole('heading').innerText();
  const bare = undiffered(first);
  yield said('head, alive', await readMoney(page.locator(HEAD), bare), bare);
  yield said('price part, alive', await readMoney(panel, first, label), first);
  yield said('print of the price part, alive', await readPrint(panel, first, label), first);

  // Whatever was searched after it was kept.
  const { slug, project } = first;
  const hearted = [{ slug, name: project.name, note: '', keptAt, foundBy: wholeSentence }];
  await page.evaluate((list) => {
    localStorage.setItem('manemitra.shortlist', list);
    localStorage.setItem('search', JSON.stringify('plots'));
  }, JSON.stringify(hearted));
  await page.goto('/dashboard/shortlist', AS_SOON_AS_READ);
  const kept = articleOf(page, first);
  await kept.waitFor();
  yield said('shortlist', await readMoney(kept, bare), bare);
}

const keptAt = '2026-11-28T00:00:00.000Z';

/** Pins that stand alone; those that would lie on each other only say how many they are. */
async function* pinsOf(page: Page, cards: readonly Card[]): AsyncGenerator<Said> {
  const marks = page.locator('.map-mark button');
  // Drawing without a graphics card takes its time.
  await marks
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => undefined);
  const pins = await marks.evaluateAll((buttons) =>
    buttons.map((button) => ({
      name: button.getAttribute('aria-label') ?? '',
      text: button.textContent ?? '',
    })),
  );
  for (const card of cards) {
    const pin = pins.find(({ name }) => name.startsWith(card.project.name));
    if (pin === undefined || card.home === null) continue;
    const { allInPrice, atLeast, price } = card.home;
    const sum = allInPrice ?? atLeast ?? price;
    yield {
      place: 'pin',
      told: { ...NOTHING, allIn: agreed(pin.text, sum) },
      expected: { ...NOTHING, allIn: sum },
    };
  }
}
