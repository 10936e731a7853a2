import type { Locator, Page } from '@playwright/test';
import type { PropertyDetail } from '../packages/contract/src/properties.ts';
import { expect, test } from './browser-test.ts';
import { findProject } from './find-project.ts';
import { tabTo } from './tab-to.ts';
import { visit } from './visit.ts';

let rich: PropertyDetail;
test.beforeAll(async ({ request }) => {
  rich = await findProject(
    request,
    ({ project: { images, geolocation, plan }, documents }) =>
      images.length > 5 &&
      plan.length > 1 &&
      geolocation.coordinates !== null &&
      documents.plan.length > 2,
  );
});

const title = (page: Page) => page.getByRole('heading', { level: 2 });

// What is opened by these keys is used by keyboard in `gallery.e2e.ts` and `compliances.e2e.ts`.
test('a keyboard alone comes from the pictures of a project over its plans to its documents', async ({
  page,
}) => {
  await visit(page, `/projects/${rich.slug}`);
  const tabs = page.getByRole('navigation', { name: 'Parts of the project' });

  await tabTo(page, page.getByRole('link', { name: 'Open picture 2 of' }));

  await tabTo(page, tabs.getByRole('link', { name: 'Plans' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(['Floor plans']);
  const plans = page.getByRole('group', { name: /arrow keys change it/ });
  await tabTo(page, plans);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(`2 / ${rich.project.plan.length}`)).toBeVisible();

  await tabTo(page, tabs.getByRole('link', { name: 'Compliances' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(['Compliances']);
  await tabTo(page, page.getByRole('tab', { name: /^Approvals/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^NOC/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByRole('link', { name: rich.documents.plan[0]?.name ?? '' }));

  // A rung of the ladder is unfolded and folded.
  const rung = page.locator('details:not([open]) > summary').filter({ visible: true }).first();
  await tabTo(page, rung);
  const unfolded = page.locator('details[open]');
  const before = await unfolded.count();
  await page.keyboard.press('Enter');
  await expect(unfolded).toHaveCount(before + 1);
});

test('the map, its legend and the places near a project are used by keyboard alone', async ({
  page,
}) => {
  await visit(page, `/projects/${rich.slug}?part=location`);
  const map = page.getByRole('group', { name: 'Map of the project' });
  await expect(map.locator('[data-is-drawn=true]')).toBeVisible({ timeout: 60_000 });

  const kind = map.getByRole('list').getByRole('button', { name: /^Metro stations/ });
  await tabTo(page, kind);
  await page.keyboard.press('Space');
  await expect(kind).toHaveAttribute('aria-pressed', 'false');
  await expect(kind).toBeFocused();

  const list = page.getByRole('region', { name: 'Nearby places' });
  await expect(list.getByText(/^Places from: /)).toBeVisible();
  const place = list.getByRole('list').first().getByRole('button').first();
  await tabTo(page, place);
  await page.keyboard.press('Enter');
  const way = /\d k?m, \d+ min by car, estimated/;
  await expect(map.getByRole('status')).toHaveText(way);
  await expect(list.getByText(way)).toBeAttached();
  await expect(list.getByText(/^Route: Estimated along/)).toBeAttached();
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(place).toBeFocused();
  await expect(place).toHaveAttribute('aria-pressed', 'false');
});

test('on a phone with a keyboard the More menu is opened, walked and left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/projects/${rich.slug}`);
  const bar = page.getByRole('navigation', { name: 'Parts of the project' });
  const more = bar.getByRole('button');
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await page.keyboard.press('Enter');
  const price = page.getByRole('menuitemradio', { name: 'Price' });
  await expect(page.getByRole('menu')).toBeVisible();
  for (let step = 0; step < 4; step++) {
    if (await price.evaluate((it) => it === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(['Price']);
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(more).toHaveAccessibleName(/^More ?, Price is chosen/);
});

test('the first page leaves the focus, and the code of its other parts, to the visitor; a page come to by a link begins in itself', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (asked) => {
    if (/\/assets\/[\w-]+-tab-/.test(asked.url())) code.push(asked.url());
  });
  const hasFocus = (locator: Locator) =>
    locator.evaluate((element) => element === document.activeElement);
  await visit(page, `/projects/${rich.slug}`);
  await page.waitForLoadState('networkidle');
  expect(code).toEqual([]);
  expect(await hasFocus(page.locator('body'))).toBe(true);

  await page.getByRole('link', { name: /^Projects in/ }).click();
  await page.waitForURL('**/property-list**');
  await expect.poll(() => hasFocus(page.locator('#main'))).toBe(true);
  await page.goBack();
  await page.waitForURL('**/projects/**');
  await expect.poll(() => hasFocus(page.locator('#main'))).toBe(true);
});
