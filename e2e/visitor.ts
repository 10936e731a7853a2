import type { Page } from '@playwright/test';

/** Fills local storage before any page of this visit is opened; once, so that what a page forgets stays forgotten. */
export async function arriveWith(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.addInitScript((given) => {
    // The name of a tab outlives everything that a page can forget.
    if (window.name === 'arrived') return;
    window.name = 'arrived';
    for (const [key, value] of Object.entries(given)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, entries);
}

/** What a browser holds of somebody who has signed in. Values that are texts are stored as they are. */
export const SIGNED_IN = {
  user: { name: 'Asha Rao', phone: '+919876543210' },
  role: '"user"',
  token: '"session"',
  'manemitra.featuresSeen': true,
};

/** Stops an installed clock a moment from now; from here on time goes by only when a test says so. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
