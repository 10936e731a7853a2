import type { Page } from '@playwright/test';

/**
 * The widest screen (px) on which a list has no map beside it, and the bar a menu for its links: what is not about the map goes without, as drawing one
 * without a graphics card takes longer than everything else on the page.
 */
export const WITHOUT_MAP = { width: 1099, height: 900 };

/** Waits until no colour is on its way from one theme to the other, where it is neither's. */
export async function colorsAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What one element hands on to the next sets out when that one has come.
    for (let quietFrames = 0; quietFrames < 2; quietFrames++) {
      await new Promise((done) => requestAnimationFrame(done));
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
      if (changes.length > 0) quietFrames = -1;
      // One that is cut short by the next is over as well.
      await Promise.allSettled(changes.map(({ finished }) => finished));
    }
  });
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

/** Looks at a page as it stands in each theme and width: to load it anew for each would take longer than the look. */
export async function inEachLook(
  page: Page,
  look: (where: string, at: number) => Promise<void>,
): Promise<void> {
  for (const [at, { colorScheme, width }] of LOOKS.entries()) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await colorsAtRest(page);
    await look(`${page.url()}, ${colorScheme}, ${width} px`, at);
  }
}
