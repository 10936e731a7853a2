import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of ours has. */
const STOPS = 150;

/** Tabs on until the focus is there, as somebody without a mouse does; it is in sight wherever it stops. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < STOPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error('The keyboard does not get there.');
}
