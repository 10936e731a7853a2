import type { Page } from '@playwright/test';

/**
 * The widest screen (px) on which a list has no map beside it, and the bar a menu for its links: what is not about the map goes without, as drawing one
 * without a graphics card takes longer than everything else on the page.
 */
export const WITHOUT_MAP = { width: 1099, height: 900 };

/** Waits until no colour is on its way from one theme to the other, where it is neither's. */
export async function colorsAtRest(page: Page): Promise<void> {
  // One that is cut short by the next is over as well.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
}

/** A theme and a width (px) in which a page is looked at. */
interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
}

const WIDE: Look = { colorScheme: 'light', width: 1440 };
const NARROW: Look = { colorScheme: 'dark', width: 390 };
const THE_OTHER_PAIRS: Look[] = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
];

/**
 * How a page is looked at: `one` (what a change must pass to land), `both` (every theme and every width once, the
 * default) or `every` theme at every width. Each takes twice as long as the one before.
 */
const SETS: Record<string, Look[]> = {
  one: [NARROW],
  both: [WIDE, NARROW],
  every: [WIDE, NARROW, ...THE_OTHER_PAIRS],
};

export const LOOKS = SETS[process.env.LOOKS ?? 'both'] ?? [WIDE, NARROW];
