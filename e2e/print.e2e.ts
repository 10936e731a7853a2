import type { Locator } from '@playwright/test';
import type { PropertyDetail } from '../packages/contract/src/properties.ts';
import { expect, test } from './browser-test.ts';
import { findProject } from './find-project.ts';
import { visit } from './visit.ts';

const TITLES = [
  'Location Details',
  'Floor plans',
  'Amenities',
  'Compliances',
  'Price',
  'Reviews',
  'Services',
];

let project: PropertyDetail;
test.beforeAll(async ({ request }) => {
  project = await findProject(
    request,
    ({ unitPrices, documentGaps, project: { plan }, promoter }) =>
      unitPrices.length > 1 &&
      documentGaps.length > 1 &&
      plan.length > 1 &&
      promoter.pastProjects.length > 0,
  );
});

test.use({ colorScheme: 'dark' });

/** The pictures of these that have not come. */
const missing = (pictures: Locator): Promise<string[]> =>
  pictures.evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
      .map(({ src }) => src),
  );

test('a project goes to paper whole, with its sources and nothing to press', async ({ page }) => {
  await visit(page, `/projects/${project.slug}?part=reviews`);
  // On the way to the browser's menu, which waits for nothing: by then the plans are here, though nobody has opened them.
  await page.mouse.move(300, 300);
  const plans = page.locator('.parts img[src*="/plans/"]');
  await expect(plans).toHaveCount(project.project.plan.length);
  await expect.poll(async () => (await missing(plans)).length).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await missing(page.locator('article img:visible'))).toEqual([]);
  await expect(plans.filter({ visible: true })).toHaveCount(project.project.plan.length);

  for (const name of TITLES) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  await expect(
    page.locator('nav:visible, button:visible, canvas:visible, input:visible'),
  ).toHaveCount(0);
  await expect(page.locator('body > header, body > footer').filter({ visible: true })).toHaveCount(
    0,
  );
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(255, 255, 255)');

  await expect(page.getByText(`/projects/${project.slug}`)).toBeVisible();
  await expect(page.getByText(/Printed on \d{1,2} \w{3} \d{4}/)).toBeVisible();
  for (const { size } of project.unitPrices) {
    const unit = page.getByRole('region', { name: size.unit, exact: true }).first();
    await expect(unit.getByRole('heading', { name: 'All-in price, line by line' })).toBeVisible();
  }
  for (const { question } of project.documentGaps) {
    await expect(page.getByText(question)).toBeVisible();
  }
  await expect(
    page.getByRole('heading', { name: 'Class of the khata: A, B or none' }),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: '' }).last()).toBeVisible();
  await expect(page.getByText(project.trackRecord.summary).first()).toBeVisible();
  for (const papers of Object.values(project.documents)) {
    for (const { downloadLink } of papers) {
      const paper = page.locator(`a[href="${downloadLink}"]`).filter({ visible: true });
      await expect(paper.first()).toBeVisible();
    }
  }
  const sources = page.locator('section', {
    has: page.getByRole('heading', { name: 'Where this comes from' }),
  });
  await expect(sources.getByRole('row')).toHaveCount(project.facts.length + 1);

  const cut = await page
    .locator('tr:visible, dl > div:visible, li:visible:not(:has(details))')
    .evaluateAll(
      (rows) => rows.filter((row) => getComputedStyle(row).breakInside !== 'avoid').length,
    );
  expect(cut).toBe(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*\]/);

  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    'Reviews',
  ]);
});

// A phone, which fetches nothing ahead.
test('Ctrl+P and "Print this project" ask the browser once all pictures are there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    window.print = () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('article img')];
      const plans = images.filter(({ src }) => src.includes('/plans/'));
      document.documentElement.dataset['printed'] =
        `${plans.length} ${images.filter((image) => !image.complete || image.naturalWidth === 0).length}`;
    };
  });
  for (const print of [
    () => page.keyboard.press('Control+p'),
    () => page.getByRole('button', { name: 'Print this project' }).click(),
  ]) {
    await visit(page, `/projects/${project.slug}`);
    await print();
    await expect(page.locator('html')).toHaveAttribute(
      'data-printed',
      `${project.project.plan.length} 0`,
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same parts go to paper from one page, to which each other leads, on paper too', async ({
    page,
  }) => {
    await page.goto(`/projects/${project.slug}`);
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText(`All of them are at /projects/${project.slug}?part=all`),
    ).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'All on one page' }).click();
    await page.emulateMedia({ media: 'print' });
    for (const name of TITLES) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Where this comes from' })).toBeVisible();
    await expect(page.locator('nav:visible, button:visible')).toHaveCount(0);
  });
});
