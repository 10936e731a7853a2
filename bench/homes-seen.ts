import type { Locator, Page } from '@playwright/test';
import type { Listed } from './homes-search.ts';

/** What a place says of a home; null where it says nothing of that. Rupees where the words round to them, else the words. */
export interface Seen {
  label: string | null;
  allIn: number | string | null;
  listed: number | string | null;
  emi: number | string | null;
  difference: string | null;
}

export interface Said {
  place: string;
  told: Seen;
  expected: Seen;
}

export type Card = Listed['properties'][number];

/** Pictures and the map come later, and each reading waits for what it reads. */
export const AS_SOON_AS_READ = { waitUntil: 'domcontentloaded' } as const;
export const HEAD = 'article > div > header';
export const NOTHING: Seen = {
  label: null,
  allIn: null,
  listed: null,
  emi: null,
  difference: null,
};

export const articleOf = (page: Page, { id }: Card): Locator =>
  page.locator(`article[data-card="${id}"]`);

/** The header shows the home and its price; the Price part shows the difference to the limit. */
export const undiffered = (card: Card): Card => ({ ...card, difference: null });

export const seenOf = (home: Card['home']): Seen => ({
  label: home?.label ?? null,
  allIn: home?.allInPrice ?? null,
  listed: home?.price ?? null,
  emi: home?.emi ?? null,
  difference: null,
});

/** What a place says, beside what the search says of that card. */
export const said = (place: string, told: Seen, card: Card): Said => ({
  place,
  told,
  expected: onlyWhat(told, { ...seenOf(card.home), difference: card.difference?.text ?? null }),
});

const SUMS = ['allIn', 'listed', 'emi'] as const;
const NOT_SHOWN = 'not shown';

/** What a place does not tell is not expected of it: a print has one of the prices. */
const onlyWhat = (told: Seen, expected: Seen): Seen => ({
  ...expected,
  ...(told.label === null && { label: null }),
  ...Object.fromEntries(
    SUMS.filter((sum) => told[sum] === NOT_SHOWN).map((sum) => [sum, NOT_SHOWN]),
  ),
});

/** What of a place is on paper: one price of the three, else it is said that it has another number of them. */
export async function readPrint(place: Locator, card: Card, label?: string): Promise<Seen> {
  await place.page().emulateMedia({ media: 'print' });
  const shown = await place
    .locator('[data-money-of]')
    .evaluateAll((views) => [
      ...new Set(
        views
          .filter((view) => view.checkVisibility())
          .map((view) => view.getAttribute('data-money-of')),
      ),
    ]);
  const seen = await readMoney(place, card, label);
  await place.page().emulateMedia({ media: 'screen' });
  return {
    ...seen,
    allIn: shown[0] === 'all-in' && shown.length === 1 ? seen.allIn : `on paper: ${shown.join()}`,
    listed: NOT_SHOWN,
    emi: NOT_SHOWN,
  };
}

/** Reads all three prices of a place, of which the stylesheet shows one, and the difference to the limit where the card has one. */
export async function readMoney(place: Locator, card: Card, label?: string): Promise<Seen> {
  const { home, difference } = card;
  const { sums, words } = await place.evaluate((element) => ({
    words: element.textContent ?? '',
    sums: [...element.querySelectorAll('[data-money-of]')].map(
      (view) => [view.getAttribute('data-money-of') ?? '', view.textContent ?? ''] as const,
    ),
  }));
  const sum = (view: string, rupees: number | null | undefined) =>
    rupees === null || rupees === undefined
      ? null
      : agreed(sums.find(([name]) => name === view)?.[1] ?? '', rupees);
  const text = words.replaceAll(/\s+/g, ' ');
  const named = home?.label ?? '';
  const told = difference?.text.replaceAll(/\s+/g, ' ');
  return {
    label: label ?? (text.includes(named) ? named : text),
    allIn: sum('all-in', home?.allInPrice),
    listed: sum('listed', home?.price),
    emi: sum('emi', home?.emi),
    difference:
      told === undefined
        ? null
        : text.toLowerCase().includes(told.toLowerCase())
          ? (difference?.text ?? null)
          : text,
  };
}

const UNITS: Readonly<Record<string, number>> = { '': 1, L: 100_000, Cr: 10_000_000 };

/** The rupees, where the first sum of these words rounds to them; else the words. */
export function agreed(words: string, rupees: number | null): number | string | null {
  const [, digits = '', unit = ''] = /₹\s*([\d,.]*\d)\s*(Cr|L)?/u.exec(words) ?? [];
  const step = UNITS[unit] ?? 1;
  const told = Number(digits.replaceAll(',', '')) * step;
  return rupees !== null && Math.abs(told - rupees) <= Math.max(1, step / 200 + 1) ? rupees : words;
}
