import type { Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { findSlugs } from './find-project.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { inEachLook } from './looks.ts';

const COMPARATOR = '/dashboard/property-comparator';
const SELECT_ONE = 'Please select at least one property to compare.'; // spec 8

/** What the browser keeps before the page is opened. */
async function keep(page: Page, list: unknown): Promise<void> {
  const raw = typeof list === 'string' ? list : JSON.stringify(list);
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('kept') === null) localStorage.setItem('compareList', text);
    sessionStorage.setItem('kept', '1');
  }, raw);
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('compareList') ?? '[]') as { id: string }[]);

/** The rows of the specification; those that decide stand in a table before them. */
const compared = (page: Page) =>
  page.getByRole('region', { name: /^Comparison/ }).getByRole('table');

test('projects are compared, narrowed, adopted and removed by keyboard; axe finds nothing before and after, and all fits', async ({
  page,
  request,
}) => {
  const slugs = await findSlugs(request, 3);
  await page.goto(`${COMPARATOR}?ids=${slugs.join(',')}`);
  const table = compared(page);
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expectSound(page);
  for (const label of [
    'Location',
    'Listed price',
    'Khata',
    'Possession',
    'All-in price',
    'RERA complaints',
  ])
    await expect(table.getByRole('rowheader', { name: new RegExp(`^${label}`) })).toBeVisible();

  await expect(table.getByRole('row', { name: /^Super built-up area/ })).toContainText(
    /all its homes.*sq m.*[\d,]+ sq ft/,
  );

  const before = await table.getByRole('row').count();
  const narrow = page.getByRole('switch', { name: 'Only differences' });
  await narrow.focus();
  await narrow.press('Space');
  await expect(table.getByText('the same')).toHaveCount(0);
  await expect.poll(() => table.getByRole('row').count()).toBeLessThanOrEqual(before);

  await expect.poll(() => stored(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make this my compare list' }).press('Enter');
  await expect.poll(async () => (await stored(page)).map(({ id }) => id)).toEqual(slugs);

  await table
    .getByRole('link', { name: /^Remove/ })
    .first()
    .press('Enter');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect.poll(async () => (await stored(page)).map(({ id }) => id)).toEqual(slugs.slice(1));
  await table
    .getByRole('link', { name: /^Remove/ })
    .first()
    .press('Enter');
  await expect(page.getByText(SELECT_ONE)).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([]);
  await expectSound(page);
});

async function expectSound(page: Page): Promise<void> {
  await inEachLook(page, async (what) => {
    await expectAxeToFindNothing(page, { what });
    await expectToFitTheScreen(page, what);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('too many, one and unknown projects are told in plain words', async ({ page, request }) => {
  const [one = '', two = ''] = await findSlugs(request, 2);
  const opened = await page.request.get(`${COMPARATOR}?ids=a,b,c,d`);
  expect(await opened.text()).toContain('You can only compare up to 3 properties at once.'); // spec 5
  const alone = await page.request.get(`${COMPARATOR}?ids=${one}`);
  expect(await alone.text()).toContain('Select at least one more property to compare'); // spec 2

  await page.goto(`${COMPARATOR}?ids=${one},no-such-project,${two}`);
  await expect(page.getByText(/There is no published project “no-such-project”/)).toBeVisible();
  await expect(compared(page).getByRole('columnheader')).toHaveCount(3);
});

test('without an address the kept list is compared', async ({ page, request }) => {
  const slugs = await findSlugs(request, 2);
  await keep(
    page,
    slugs.map((id) => ({ id, imageUrl: '' })),
  );
  await page.goto(COMPARATOR);
  await expect(compared(page).getByRole('columnheader')).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`ids=${slugs.join('%2C')}`));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the comparison can be read and a project removed', async ({ page, request }) => {
    const slugs = await findSlugs(request, 3);
    await page.goto(`${COMPARATOR}?ids=${slugs.join(',')}`);
    await expect(page.getByText(/sq ft/).first()).toBeVisible();
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expect(compared(page).getByRole('columnheader')).toHaveCount(3);
  });
});
