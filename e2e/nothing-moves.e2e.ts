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

for (const [part, width, tag] of [
  ['overview', 390, ''],
  ['location', 768, ' @long'],
  ['overview', 1100, ' @long'],
  ['location', 1440, ''],
] as const) {
  test(`what is below the map stays where it is while it comes: ${part}, ${width} px${tag}`, async ({
    page,
  }) => {
    const gates = { code: gate(), places: gate() };
    await page.route(/live-views.*\.js/, async (route) => {
      await gates.code.opened;
      await route.continue();
    });
    await page.route('**/nearby?*', async (route) => {
      await gates.places.opened;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await visit(page, `/projects/${placed.slug}?part=${part}`);
    const shown = page.locator(`section[aria-labelledby="part-${part}"]`);
    const below = shown.locator('dt', { hasText: 'Coordinates' });
    const top = () => below.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
    await shown.getByText('Coordinates').scrollIntoViewIfNeeded();
    await expect(shown.getByText('The map is loading')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    const first = await top();

    gates.code.open();
    const legend = shown.getByRole('group', { name: 'Map of the project' }).getByRole('list');
    await expect(legend.getByRole('button')).toHaveCount(6);
    expect(await top()).toBeCloseTo(first, 0);

    gates.places.open();
    await expect(
      legend.getByRole('button', { name: /^Schools (nearest \d|not recorded)/ }),
    ).toBeVisible();
    expect(await top()).toBeCloseTo(first, 0);
    await expect(shown.locator('[data-is-drawn=true]')).toBeVisible({ timeout: 60_000 });
    expect(await top()).toBeCloseTo(first, 0);
  });
}

/** Holds something up until it is opened. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
