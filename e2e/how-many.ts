import type { Locator, Page } from '@playwright/test';

/** Says how many projects a list found, and how they stand. */
export const howMany = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: /\bfits?\b/ });

/** That so many are found, however many of them surely fit: `13 projects fit`, `9 of 13 fit`, `all 13 fit by what is known`. */
export const thatMany = (count: string): RegExp =>
  new RegExp(`^${count} projects?\\b|\\b(?:of|all) ${count} (?:fit|may)`);
