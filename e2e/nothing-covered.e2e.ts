import { expect, plain, test } from './browser-test.ts';
import { findSlugs } from './find-project.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the box of a place chosen in the list is whole, on the map and above the tabs', async ({
    page,
    request,
  }) => {
    const [slug = ''] = await findSlugs(request, 1);
    await page.goto(`/projects/${slug}#location`);
    const place = page.getByRole('region', { name: 'Nearby places' }).locator('button').last();
    await place.click();
    const box = page.locator('.maplibregl-popup-content');
    await expect(box).toContainText(/by car|as the crow/);
    await expect
      .poll(async () => {
        const [inside, map, tabs] = await Promise.all([
          box.boundingBox(),
          page.locator('.maplibregl-map').first().boundingBox(),
          page.locator('[data-bottom-bar]').first().boundingBox(),
        ]);
        if (inside === null || map === null) return 'not there';
        const foot = Math.min(map.y + map.height, tabs?.y ?? Infinity);
        return inside.y >= Math.max(0, map.y) - 1 && inside.y + inside.height <= foot + 1;
      })
      .toBe(true);
  });
});

for (const width of [390, 1280]) {
  plain(`${width} px: Mitra lies over no fact`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 });
    const [slug = ''] = await findSlugs(request, 1);
    await page.addInitScript(() => {
      const user = { id: 7, name: 'Asha', email: null, phone: null, type: null, createdAt: null };
      localStorage.setItem('user', JSON.stringify(user));
    });
    // The server knows of nobody: what this browser believes is left alone for the look.
    await page.route('**/api/v1/auth/session', (route) => route.abort());
    await page.goto(`/projects/${slug}`);
    const mascot = page.getByRole('button', { name: 'Ask me!' });
    await expect(mascot).toBeVisible();
    const box = await mascot.boundingBox();
    expect(box?.x ?? 0).toBeGreaterThan(width - 34);
    expect(box?.width ?? 0).toBeGreaterThanOrEqual(24);
  });
}
