import { expect, type Page } from '@playwright/test';

/** Goes to a page that shows a project, and waits until its parts have become tabs and the shown one can be used. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await partsAlive(page);
}

/** Waits until the parts of the project on this page have become tabs and the shown one can be used. */
export async function partsAlive(page: Page): Promise<void> {
  await expect(page.locator('.parts')).toHaveAttribute('data-live', '');
  await expect(page.locator('.parts > section > :is([inert], [aria-busy])')).toHaveCount(0);
}
