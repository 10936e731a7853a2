import type { Locator, Page } from '@playwright/test';
import type { PropertyDetail } from '../packages/contract/src/properties.ts';
import { expect, test } from './browser-test.ts';
import { findProject } from './find-project.ts';
import { visit } from './visit.ts';

// Without movement a map stands where it was sent.

let placed: PropertyDetail;
test.beforeAll(async ({ request }) => {
  placed = await findProject(
    request,
    (detail) => detail.project.geolocation.coordinates !== null,
    'apartment in hebbal',
  );
});

/** The location of a project that is known, once its map is drawn. */
async function openLocation(page: Page): Promise<{ tab: Locator; map: Locator }> {
  await visit(page, `/projects/${placed.slug}?part=location`);
  const tab = page.getByRole('region', { name: 'Location Details' });
  const map = tab.getByRole('group', { name: 'Map of the project' });
  // Drawn by the processor alone, on a busy machine.
  await expect(map.locator('[data-is-drawn=true]')).toBeVisible({ timeout: 60_000 });
  return { tab, map };
}

test('nothing of the map is loaded before one comes to it, on the overview too', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, `/projects/${placed.slug}`);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /map-canvas|assets\/map\/|live-views|nearby/.test(url))).toEqual(
    [],
  );

  await page.getByRole('heading', { name: 'Around the project' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'Map of the project' })).toBeVisible();
  await expect(page.locator('[data-is-drawn=true]')).toBeVisible({ timeout: 60_000 });
  expect(loaded.some((url) => url.includes('/nearby?'))).toBe(true);
});

test('the legend has six kinds, each of which is taken off the map and put back; the mark tells what it is; a route that cannot be found is left out; Street View says that it is not available', async ({
  page,
}) => {
  await page.route('**/directions?*', (route) =>
    route.fulfill({ json: { route: null, note: 'The route service did not answer.' } }),
  );
  const { tab, map } = await openLocation(page);
  const legend = map.getByRole('list').getByRole('button');
  await expect(legend).toHaveText([
    /^Schools/,
    /^Hospitals/,
    /^Malls/,
    /^Restaurants/,
    /^Points of interest/,
    /^Metro stations/,
  ]);
  const schools = map.getByRole('button', { name: /, Schools, / });
  await expect(schools.first()).toBeAttached();

  for (const kind of await legend.all()) {
    await kind.click();
    await expect(kind).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(schools).toHaveCount(0);
  await map.getByRole('button', { name: /^Schools/ }).click();
  await expect(schools.first()).toBeAttached();

  await map.getByRole('button', { name: placed.project.name, exact: true }).click();
  await expect(map.getByText(placed.project.name, { exact: true })).toBeVisible();
  const box = map.locator('[data-map-box]');
  await expect(box.locator('img')).toBeVisible();
  await page.keyboard.press('Escape');

  // A press, not a click: marks may lie on each other.
  await schools.first().focus();
  const answered = page.waitForResponse('**/directions?*');
  await page.keyboard.press('Enter');
  await answered;
  // The way on foot is known without it.
  await expect(box).toBeVisible();
  await expect(box.getByText('Looking for the route')).toHaveCount(0);
  await expect(box.getByText(/by car/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  await tab.getByRole('tab', { name: 'Map View' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab.getByRole('tab', { name: 'Street View' })).toBeFocused();
  await expect(tab.getByText('Street View is not available')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the box of a pin leaves the zoom buttons free wherever the map is moved', async ({
    page,
  }) => {
    const { map } = await openLocation(page);
    await map.getByRole('button', { name: placed.project.name, exact: true }).press('Enter');
    const box = map.locator('[data-map-box]');
    await expect(box).toContainText(/RERA PRM|RERA: not /);
    await expect(box.getByRole('link', { name: 'RERA register' })).toBeVisible();
    const ground = map.getByRole('region', { name: /arrow keys move it/ });
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowDown']) {
      await ground.press(key);
      for (const name of ['Zoom in', 'Zoom out', 'Close']) {
        await map.getByRole('button', { name }).click({ trial: true });
      }
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address, the metro and the point can be read', async ({ page }) => {
    await page.goto(`/projects/${placed.slug}?part=location`);
    const tab = page.getByRole('region', { name: 'Location Details' });

    await expect(tab.getByText(placed.project.address ?? 'Not disclosed').first()).toBeVisible();
    await expect(tab.getByText('Nearest metro')).toBeVisible();
    await expect(tab.getByRole('link', { name: /on OpenStreetMap$/ })).toBeVisible();
    await expect(tab.locator('noscript').first()).toBeVisible();
  });
});
