import type { Locator, Page } from '@playwright/test';

/** Says how many projects a list found, and how they stand. */
export const howMany = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /\bfits?\b/ });

/** How many a list found in all, by what it says. */
export const totalOf = (said: string): number =>
  Number((/([\d,]+) found:/.exec(said) ?? /([\d,]+) projects?/.exec(said))?.[1]?.replace(',', ''));

/** That so many are found, however many of them surely fit: `13 projects fit`, `13 found: 4 are over the limit all-in`. */
export const thatMany = (count: string): RegExp =>
  new RegExp(`^${count} projects?\\b|\\b${count} found:`);
