import type { Locator, Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './styleguide-test.ts';

/** The guide's map of a home in light, once its ground is drawn. */
async function openMap(page: Page): Promise<Locator> {
  await page.goto('/styleguide/');
  const map = page.getByRole('group', { name: 'Map of a home, light', exact: true });
  await map.scrollIntoViewIfNeeded();
  // Drawn by the processor alone, on a busy machine.
  await expect(map.getByRole('region')).toBeVisible({ timeout: 20_000 });
  await expect(map.getByText('BMTC · namma-metro')).toBeVisible();
  return map;
}

// Without movement a map stands where it was sent.

test('the map loads under our policy, axe finds nothing in it, and it is used by keyboard: its kinds, its places, its zoom up to the end', async ({
  page,
}) => {
  const map = await openMap(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAxeToFindNothing(page, { within: '[aria-label="Map of a home, light"]' });
  }
  const mall = map.getByRole('button', { name: 'Forum Mall, Malls, 2 km' });
  const malls = map.getByRole('button', { name: /^Malls/ });
  await expect(mall).toBeVisible();
  await malls.press('Enter');
  await expect(malls).toHaveAttribute('aria-pressed', 'false');
  await expect(mall).toHaveCount(0);
  await malls.press('Enter');
  await expect(mall).toBeVisible();

  await mall.focus();
  await page.keyboard.press('Enter');
  await expect(map.getByText('2 km, estimated')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(map.getByText('2 km, estimated')).toHaveCount(0);
  await expect(mall).toBeFocused();

  const zoomIn = map.getByRole('button', { name: 'Zoom in' });
  await zoomIn.focus();
  for (const _ of [14, 15, 16, 17]) await page.keyboard.press('Enter');
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await expect(zoomIn).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'false');

  // The lines of buses are asked for only by who wants to see them.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const lines = () => asked.filter((url) => url.includes('/buses/'));
  await page.keyboard.press('Tab');
  const buses = map.getByRole('button', { name: 'Bus lines' });
  await expect(buses).toBeFocused();
  expect(lines()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(buses).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => lines().length).toBeGreaterThan(0);
});
