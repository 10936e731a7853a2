import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './styleguide-test.ts';

/** The guide's map of a home in light, once its ground is drawn. */
async function openMap(page: Page): Promise<Locator> {
  await page.goto('/styleguide/');
  const map = page.getByRole('group', { name: 'Map of a home, light', exact: true });
  await map.scrollIntoViewIfNeeded();
  // Drawn by the processor alone, on a busy machine.
  await expect(map.getByRole('region')).toBeVisible({ timeout: 20_000 });
  await expect(map.getByText('namma-metro')).toBeVisible();
  return map;
}

// Without movement a map stands where it was sent.
test.use({ reducedMotion: 'reduce' });

for (const width of [390, 1440]) {
  test.describe(`the map, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('loads under our policy, and axe finds nothing in it', async ({ page }) => {
      await openMap(page);
      const { violations } = await new AxeBuilder({ page })
        .include('[aria-label="Map of a home, light"]')
        .analyze();

      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
  });
}

test('the map is used by keyboard: its kinds, its places, its zoom up to the end', async ({
  page,
}) => {
  const map = await openMap(page);
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
});
