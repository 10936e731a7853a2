import type { Locator, Page } from '@playwright/test';

/** Says how many projects a list found, and how they stand. */
export const howMany = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /\bfits?\b/ });

/** How many a list found in all, by what it says. */
export const totalOf = (said: string): number =>
  Number(/([\d,]+) (?:found:|fits?\b|projects?)/.exec(said)?.[1]?.replace(',', ''));

/** That so many are found, however many of them surely fit: `13 projects fit`, `9 of 13 fit`, `13 found: all may be too far`. */
export const thatMany = (count: string): RegExp =>
  new RegExp(`^${count} projects?\\b|\\bof ${count} fits?\\b|\\b${count} found:`);
