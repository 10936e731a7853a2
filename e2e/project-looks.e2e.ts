import type { Page } from '@playwright/test';
import type { PropertyDetail } from '../packages/contract/src/properties.ts';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { findProject, findSlugs } from './find-project.ts';
import { expectToFitEveryScreen } from './fits-the-screen.ts';
import { inEachLook } from './looks.ts';
import { withMuch } from './strange-projects.ts';
import { visit } from './visit.ts';

// Nothing is on its way from one colour or place to another.

let rich: PropertyDetail;
test.beforeAll(async ({ request }) => {
  rich = await findProject(
    request,
    ({ project: { images, geolocation }, documents }) =>
      images.length > 5 && geolocation.coordinates !== null && documents.plan.length > 2,
  );
});

const DIALOG = '[role=dialog]';
const LOCATION = '[aria-labelledby="part-location"]';

/** axe finds nothing in what changed, and nothing is wider than the screen: this one, a tablet or a small window. */
async function expectSound(page: Page, state: string, within: string): Promise<void> {
  await inEachLook(page, async (where, at) => {
    const what = `${state}, ${where}`;
    await expectAxeToFindNothing(page, { what, within });
    await expectToFitEveryScreen(page, what, at);
  });
}

test('axe finds nothing on pictures, papers, places and menus, while they come and when they fail, and all fits', async ({
  page,
  surprises,
}) => {
  const dialog = page.getByRole('dialog');
  await visit(page, `/projects/${rich.slug}`);
  await page.getByRole('link', { name: 'Open picture 1 of' }).click();
  await expect(dialog).toContainText(`1 / ${rich.project.images.length}`);
  await expectSound(page, 'gallery', DIALOG);
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expectSound(page, 'gallery, zoomed', DIALOG);
  await page.keyboard.press('Escape');

  await visit(page, `/projects/${rich.slug}?part=compliances`);
  let isOut = false;
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/documents/**', async (route) => {
    await asked;
    await (isOut ? route.abort() : route.continue());
  });
  const papers = rich.documents.plan.map(({ name }) => name);
  await page.getByRole('link', { name: papers[0] ?? '' }).click();
  await expect(page.getByText('Loading PDF...')).toBeVisible();
  await expectSound(page, 'paper, coming', DIALOG);
  answer();
  // Drawn by the processor alone, on a busy machine.
  await expect(page.locator('.react-pdf__Page__canvas')).toBeVisible({ timeout: 20_000 });
  await expectSound(page, 'first paper', DIALOG);
  isOut = true;
  for (const name of papers.slice(1)) {
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(dialog.getByRole('heading', { name }).first()).toBeVisible();
  }
  await expect(page.getByText('Failed to load PDF. Please try again.')).toBeVisible({
    timeout: 20_000,
  });
  await expectSound(page, 'last paper, failed', DIALOG);
  // The browser itself writes down the failed calls.
  expect(surprises.splice(0).filter((said) => !said.includes('net::ERR_FAILED'))).toEqual([]);

  let tell = (): void => {};
  const waiting = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route('**/nearby?*', async (route) => {
    await waiting;
    await route.fulfill({ contentType: 'text/html', body: 'The gateway is tired.' });
  });
  await visit(page, `/projects/${rich.slug}?again&part=location`);
  const legend = page.getByRole('group', { name: 'Map of the project' }).getByRole('list');
  await expect(legend.getByRole('button')).toHaveCount(6);
  await expectSound(page, 'places, coming', LOCATION);
  tell();
  await expect(page.getByText('could not be loaded')).toBeVisible();
  await expectSound(page, 'places, failed', LOCATION);
  const shown = page.getByRole('region', { name: 'Location Details' });
  // They leave the map and the address, and come when they are asked for again.
  await expect(shown.getByRole('button', { name: rich.project.name }).first()).toBeVisible();
  await expect(shown.getByRole('region', { name: 'Address' })).toContainText(
    rich.project.locality ?? '?',
  );
  await page.unroute('**/nearby?*');
  await shown.getByRole('button', { name: 'Try again' }).click();
  await expect(shown.getByRole('region', { name: 'Nearby places' })).toBeVisible();
  await shown.getByRole('tab', { name: 'Street View' }).click();
  await expect(shown.getByText('Street View is not available')).toBeVisible();
  await expectSound(page, 'street', LOCATION);

  await page.setViewportSize({ width: 390, height: 844 });
  const parts = page.getByRole('navigation', { name: 'Parts of the project' });
  await parts.getByRole('button').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAxeToFindNothing(page, { within: '[role=menu]' });
});

test('a unit type with a long name stays in the box that it is chosen in', async ({ page }) => {
  const long = withMuch(rich);
  const [first] = (await findSlugs(page.request, 5)).filter((slug) => slug !== rich.slug);
  await page.route(`**/api/v1/properties/${rich.slug}`, (route) => route.fulfill({ json: long }));
  await visit(page, `/dashboard?ids=${first},${rich.slug}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long.project.name);
  await page.evaluate(() => (location.hash = 'price'));
  const select = page.getByLabel(/^Unit type.*one of 30$/);
  await expect(select).toBeVisible();
  expect(
    await select.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
});
