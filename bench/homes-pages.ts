import type { Locator, Page } from '@playwright/test';
import type { ChatReply } from '../packages/contract/src/chats.ts';
import { findSearch, type Listed, type Search } from './homes-search.ts';

/** What a place says of a home; null where it says nothing of that. Rupees where the words round to them, else the words. */
export interface Seen {
  label: string | null;
  allIn: number | string | null;
  listed: number | string | null;
  emi: number | string | null;
  difference: string | null;
}

interface Said {
  place: string;
  told: Seen;
  expected: Seen;
}

/** Pictures and the map come later, and each reading waits for what it reads. */
const AS_SOON_AS_READ = { waitUntil: 'domcontentloaded' } as const;

type Card = Listed['properties'][number];

/** Opens each page that speaks of what a search found, as a buyer would come to it, and reads what it says there. */
export async function* pagesAbout(
  page: Page,
  address: string,
  { search, listed }: { search: Search; listed: Listed },
): AsyncGenerator<Said> {
  const { prompt, sort } = search;
  const asked = new URLSearchParams({ q: prompt, ...(sort && { sort }) });
  await page.goto(`/dashboard/property-list?${asked.toString()}`, AS_SOON_AS_READ);
  const [first, second] = listed.properties;
  if (first === undefined) return;
  const article = page.locator(`article[data-card="${first.id}"]`);
  await article.waitFor();
  const said = (place: string, told: Seen, of: Card = first): Said => ({
    place,
    told,
    expected: onlyWhat(told, expectedOf(of)),
  });
  yield said('card', await readMoney(article, first));
  yield* pinsOf(page, listed.properties);
  await page.emulateMedia({ media: 'print' });
  yield said('print of the list', await readMoney(article, first));
  await page.emulateMedia({ media: 'screen' });
  // The page wrote it down for the others.
  const sentence = listed.wholeSentence;
  await page.waitForFunction(
    (one) => localStorage.getItem('search') === JSON.stringify(one),
    sentence,
  );

  const undiffered = { ...first, difference: null };
  await page.goto(`/projects/${first.slug}`, AS_SOON_AS_READ);
  const head = page.locator('article > div > header');
  await head
    .getByText(first.home?.label ?? 'Starting price')
    .first()
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  // The head has the home and its price; the difference is told in the price part.
  yield said('head of the project', await readMoney(head, undiffered), undiffered);

  await page.goto(`/projects/${first.slug}?part=price`, AS_SOON_AS_READ);
  const panel = page.locator('.keys-panel').first();
  const label = panel.getByRole('heading');
  if (first.limit !== null) await panel.getByText('From your search').waitFor();
  await label
    .filter({ hasText: first.home?.label ?? '' })
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  yield said('price part', await readMoney(panel, first, await label.innerText()));
  const calculator = await panel
    .getByRole('link', { name: 'Work out the instalment' })
    .getAttribute('href');
  await page.emulateMedia({ media: 'print' });
  yield said('print of the price part', await readMoney(panel, first, await label.innerText()));
  await page.emulateMedia({ media: 'screen' });

  await page.goto(calculator ?? '', AS_SOON_AS_READ);
  const banner = page.locator('main p', { hasText: 'For ' }).first().locator('..');
  yield said('calculator', await readMoney(banner, first));

  if (second !== undefined) {
    const both = new URLSearchParams({ ids: `${first.slug},${second.slug}`, q: sentence });
    await page.goto(`/dashboard/property-comparator?${both.toString()}`, AS_SOON_AS_READ);
    const cells = page
      // A phone's name of a row is a row of its own.
      .locator('section[aria-labelledby="deciding"] tbody tr:has(td)')
      .first()
      .locator('td');
    yield said('comparator', await readMoney(cells.nth(0), first));
    yield said('comparator, second', await readMoney(cells.nth(1), second), second);
  }
  yield* cardsOfChat(address, sentence);

  await page.goto('/dashboard/property-list?q=plots', AS_SOON_AS_READ);
  const hearted = [
    { slug: first.slug, name: first.project.name, note: '', keptAt, foundBy: sentence },
  ];
  await page.evaluate(
    (list) => localStorage.setItem('manemitra.shortlist', list),
    JSON.stringify(hearted),
  );
  await page.goto('/dashboard/shortlist', AS_SOON_AS_READ);
  const kept = page.locator(`article[data-card="${first.id}"]`);
  await kept.waitFor();
  yield said('shortlist', await readMoney(kept, undiffered), undiffered);
}

const keptAt = '2026-11-28T00:00:00.000Z';

/** Pins that stand alone; those that would lie on each other only say how many they are. */
async function* pinsOf(page: Page, cards: readonly Card[]): AsyncGenerator<Said> {
  const marks = page.locator('.maplibregl-marker button');
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

async function* cardsOfChat(address: string, sentence: string): AsyncGenerator<Said> {
  const response = await fetch(`${address}/api/v1/chats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ prompt: sentence }),
  });
  const { cards, kind, sentence: opened } = (await response.json()) as ChatReply;
  if (kind !== 'wish' || cards.length === 0) return;
  const listed = await findSearch(address, { prompt: opened ?? sentence });
  for (const [at, card] of cards.entries()) {
    const found = listed?.properties[at];
    if (found === undefined) continue;
    yield {
      place: 'conversation',
      told: { ...seenOf(card.home), difference: card.difference },
      expected: { ...seenOf(found.home), difference: found.difference?.text ?? null },
    };
  }
}

const NOTHING: Seen = { label: null, allIn: null, listed: null, emi: null, difference: null };

const seenOf = (home: Card['home']): Seen => ({
  label: home?.label ?? null,
  allIn: home?.allInPrice ?? null,
  listed: home?.price ?? null,
  emi: home?.emi ?? null,
  difference: null,
});

const expectedOf = (card: Card): Seen => ({
  ...seenOf(card.home),
  difference: card.difference?.text ?? null,
});

/** What a place does not tell is not expected of it. */
const onlyWhat = (told: Seen, expected: Seen): Seen => ({
  ...expected,
  ...(told.label === null && { label: null }),
});

/** Reads all three prices of a place, of which the stylesheet shows one, and the difference to the limit where the card has one. */
async function readMoney(place: Locator, card: Card, label?: string): Promise<Seen> {
  const { home, difference } = card;
  const sums = await place
    .locator('[data-money-of]')
    .evaluateAll((views) =>
      views.map(
        (view) => [view.getAttribute('data-money-of') ?? '', view.textContent ?? ''] as const,
      ),
    );
  const sum = (view: string, rupees: number | null | undefined) =>
    rupees === null || rupees === undefined
      ? null
      : agreed(sums.find(([name]) => name === view)?.[1] ?? '', rupees);
  const text = ((await place.textContent()) ?? '').replaceAll(/\s+/g, ' ');
  const named = home?.label ?? '';
  const said = difference?.text.replaceAll(/\s+/g, ' ');
  return {
    label: label ?? (text.includes(named) ? named : text),
    allIn: sum('all-in', home?.allInPrice),
    listed: sum('listed', home?.price),
    emi: sum('emi', home?.emi),
    difference:
      said === undefined
        ? null
        : text.toLowerCase().includes(said.toLowerCase())
          ? (difference?.text ?? null)
          : text,
  };
}

const UNITS: Readonly<Record<string, number>> = { '': 1, L: 100_000, Cr: 10_000_000 };

/** The rupees, where the first sum of these words rounds to them; else the words. */
function agreed(words: string, rupees: number | null): number | string | null {
  const [, digits = '', unit = ''] = /₹\s*([\d,.]*\d)\s*(Cr|L)?/u.exec(words) ?? [];
  const step = UNITS[unit] ?? 1;
  const told = Number(digits.replaceAll(',', '')) * step;
  return rupees !== null && Math.abs(told - rupees) <= Math.max(1, step / 200 + 1) ? rupees : words;
}
