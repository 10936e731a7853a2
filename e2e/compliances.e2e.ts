import type { Page } from '@playwright/test';
import type { PropertyDetail } from '../packages/contract/src/properties.ts';
import { expect, test } from './browser-test.ts';
import { findProject } from './find-project.ts';
import { partsAlive, visit } from './visit.ts';

let known: PropertyDetail;
test.beforeAll(async ({ request }) => {
  known = await findProject(
    request,
    ({ documents, documentGaps }) =>
      documents.plan.length >= 3 && documents.land.length > 0 && documentGaps.length > 1,
  );
});

const paperIn = (page: Page) => page.locator('.react-pdf__Page__canvas');

test('documents are read one after the other, from the first to the last, and by keyboard alone: the dialog keeps the focus and gives it back', async ({
  page,
}) => {
  const { slug, documents } = known;
  const heavy: string[] = [];
  page.on('request', (asked) => {
    if (/pdf[-.](pages|worker)/.test(asked.url())) heavy.push(asked.url());
  });
  await visit(page, `/projects/${slug}?part=compliances`);
  const [first] = documents.plan;
  await expect(page.getByRole('tab', { name: /Approvals/ })).toBeVisible();
  expect(heavy, 'what draws PDFs is loaded by reading one').toEqual([]);

  await page.getByRole('link', { name: first?.name ?? '' }).click();
  const dialog = page.getByRole('dialog');
  await expect(paperIn(page)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    first?.downloadLink ?? '',
  );

  for (const { name } of documents.plan.slice(1)) {
    await dialog.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
  await expect(paperIn(page)).toBeVisible();

  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(
    dialog.getByRole('heading', { name: documents.plan.at(-2)?.name ?? '' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const link = page.getByRole('link', { name: first?.name ?? '' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(paperIn(page)).toBeVisible();

  const isFocusInside = (): Promise<boolean> =>
    dialog.evaluate((element) => element.contains(document.activeElement));
  for (let press = 0; press < 10; press++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocusInside()).toBe(true);
  }

  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading', { name: documents.plan[1]?.name ?? '' })).toBeVisible();
  await expect(paperIn(page)).toBeVisible();
  await expect.poll(() => isFocusInside()).toBe(true);
  const width = async (): Promise<number> => (await paperIn(page).boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.4);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('where the code of the reader did not come, trying again brings the page and then the paper; where a paper did not come, that', async ({
  page,
  surprises,
}) => {
  const { slug, documents } = known;
  const paper = page.getByRole('link', { name: documents.plan[0]?.name ?? '' });
  await visit(page, `/projects/${slug}?part=compliances`);
  await page.route('**/pdf-pages-*.js', (route) => route.abort());
  await paper.click();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();

  await page.unroute('**/pdf-pages-*.js');
  const loadedAnew = page.waitForEvent('load');
  await tryAgain.click();
  await loadedAnew;
  await partsAlive(page);
  // The browser itself writes down the failed call.
  expect(surprises.splice(0)).toContainEqual(expect.stringContaining('net::ERR_FAILED'));

  await page.route('**/documents/**', (route) => route.abort());
  await paper.click();
  await expect(page.getByText('Failed to load PDF. Please try again.')).toBeVisible();
  await page.unroute('**/documents/**');
  await tryAgain.click();
  await expect(paperIn(page)).toBeVisible();
  expect(surprises.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});

test('the open questions are copied to be sent', async ({ page, context }) => {
  const { slug, project, documentGaps } = known;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `/projects/${slug}?part=compliances`);
  await page.getByRole('button', { name: /Copy (both|all \d+) questions/ }).click();
  await expect(page.getByText(/^Copied\./)).toBeVisible();

  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toEqual([
    `About ${project.name}:`,
    ...documentGaps.map(({ question }, at) => `${at + 1}. ${question}`),
  ]);
});
