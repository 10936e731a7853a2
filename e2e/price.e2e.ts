import type { APIRequestContext } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { findProject } from './find-project.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { inEachLook } from './looks.ts';
import { partsAlive, visit } from './visit.ts';

/** Several unit types, each with a known price. */
const aPricedProject = (request: APIRequestContext) =>
  findProject(
    request,
    ({ unitPrices }) =>
      unitPrices.length > 1 &&
      unitPrices.length < 7 &&
      unitPrices.every(({ totalCost }) => totalCost !== null),
  );

const AGREEMENT_ROWS = [
  'Basic price per sft',
  'Base price of unit',
  'Amenities',
  'Infrastructure charges',
  'BESCOM & BWSSB charges',
  'Car parking charges',
  'Any other charges',
  'Total',
]; // spec 9
const POSSESSION_ROWS = [
  'Stamp duty & registration',
  'Legal fee',
  'Advance maintenance',
  'Corpus fund',
]; // spec 9

test('the price is told row by row, and unit types are chosen', async ({ page, request }) => {
  const { slug, unitPrices } = await aPricedProject(request);
  await visit(page, `/projects/${slug}?part=price`);
  const price = page.getByRole('region', { name: 'Price', exact: true });

  await expect(
    price.getByRole('table', { name: 'Agreement Price' }).getByRole('rowheader'),
  ).toHaveText(AGREEMENT_ROWS);
  await expect(
    price.getByRole('table', { name: 'Costs applicable at possession' }).getByRole('rowheader'),
  ).toHaveText(POSSESSION_ROWS);
  await expect(
    price.getByRole('table', { name: 'All-inclusive price' }).getByRole('row').last(),
  ).toContainText(/Approximate all-inclusive price\s*₹ \d+\.\d\d (Cr|L)$/);
  await expect(price.getByText(/seller has the final authority/)).toBeVisible();

  await price
    .getByRole('group', { name: /^Unit type/ })
    .getByRole('button')
    .last()
    .click();
  await expect(
    price.getByRole('region', { name: unitPrices.at(-1)?.size.unit ?? '' }),
  ).toBeVisible();
  await expect(price.getByRole('table', { name: 'Agreement Price' })).toHaveCount(1);
});

test('a limit that was searched with is held against everything until the keys, and axe finds nothing', async ({
  page,
  request,
}) => {
  const { slug } = await aPricedProject(request);
  await visit(page, `/projects/${slug}?q=flat%20under%2050%20cr&part=price`);
  await expect(page.getByText(/under your limit of ₹50 Cr\./)).toBeVisible();

  await visit(page, `/projects/${slug}?q=flat%20under%205%20lakh&part=price`);
  await expect(page.getByText(/over your limit of ₹5 L\./)).toBeVisible();
  await inEachLook(page, async (what) => {
    await expectAxeToFindNothing(page, { what, within: '[aria-labelledby="part-price"]' });
    await expectToFitTheScreen(page, what);
  });
});

test('a home is judged by the search of the list that it was opened from, and by none for other homes', async ({
  page,
  context,
}) => {
  const listOf = (sentence: string) => `/dashboard/property-list?q=${encodeURIComponent(sentence)}`;
  await page.goto(listOf('3 bhk flat under 2 cr'));
  await page.locator('.card-name a').first().click();
  await partsAlive(page);
  await page.getByRole('link', { name: 'Price', exact: true }).first().click();
  const mine = page.getByText(/your limit of ₹2 Cr\./);
  await expect(mine).toBeVisible();

  const elsewhere = await context.newPage();
  await elsewhere.goto(listOf('2 bhk flat under 90 lakh'));
  await visit(elsewhere, page.url());
  await expect(elsewhere.getByText(/is for other homes than this one\./)).toBeVisible();
  await expect(elsewhere.getByText(/your limit of/)).toHaveCount(0);

  await page.reload();
  await expect(mine).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all unit types are on the page', async ({ page, request }) => {
    const { slug, unitPrices } = await aPricedProject(request);
    await page.goto(`/projects/${slug}?part=price`);

    for (const { size } of unitPrices) {
      await expect(page.getByRole('region', { name: size.unit }).first()).toBeVisible();
    }
    await expect(page.getByRole('group', { name: /^Unit type/ })).toBeHidden();
    await expect(page.getByRole('table', { name: 'Agreement Price' })).toHaveCount(
      unitPrices.length,
    );
  });
});
