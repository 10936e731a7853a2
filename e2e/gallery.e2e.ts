import type { Page } from '@playwright/test';
import type { PropertyDetail } from '../packages/contract/src/properties.ts';
import { expect, test } from './browser-test.ts';
import { moveFingers, swipe } from './fingers.ts';
import { findProject } from './find-project.ts';
import { visit } from './visit.ts';

let property: PropertyDetail;
let count = 0;
test.beforeAll(async ({ request }) => {
  property = await findProject(request, (each) => each.project.images.length > 5);
  count = property.project.images.length;
});

const opener = (page: Page) => page.getByRole('link', { name: 'Open picture 1 of' });
const dialog = (page: Page) => page.getByRole('dialog');
const scaleOf = (page: Page): Promise<number> =>
  dialog(page)
    .getByRole('img')
    .first()
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

async function open(page: Page): Promise<void> {
  await visit(page, `/projects/${property.slug}`);
  await opener(page).click();
  await expect(dialog(page)).toContainText(`1 / ${count}`);
}

test('by mouse: round both ends, by miniatures, in and out of a spot, with the page behind standing still', async ({
  page,
}) => {
  await open(page);
  await dialog(page).getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog(page)).toContainText(`${count} / ${count}`);
  await dialog(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog(page)).toContainText(`1 / ${count}`);

  await dialog(page)
    .getByRole('button', { name: /^Picture 3:/ })
    .click();
  await expect(dialog(page)).toContainText(`3 / ${count}`);

  await dialog(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
  await dialog(page).getByRole('button', { name: 'Show the whole picture' }).click();
  await expect.poll(() => scaleOf(page)).toBe(1);

  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).overflow))
    .toBe('hidden');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('by keyboard: arrows, ends, zoom and Escape, with the focus kept in and given back', async ({
  page,
}) => {
  await visit(page, `/projects/${property.slug}`);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(`1 / ${count}`);

  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toContainText(`2 / ${count}`);
  await page.keyboard.press('End');
  await expect(dialog(page)).toContainText(`${count} / ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page)).toContainText(`1 / ${count}`);

  for (let stop = 0; stop < count + 8; stop++) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => dialog(page).evaluate((it) => it.contains(document.activeElement)))
      .toBe(true);
  }
  await dialog(page).getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap zooms, one finger then moves the picture and turns no page; a swipe of 50 px turns it, a shorter one does not; Previous and Next stand under the picture; two fingers pinch', async ({
    page,
  }) => {
    await open(page);
    await page.touchscreen.tap(195, 420);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
    await swipe(page, dialog(page).getByRole('button', { name: 'Show the whole picture' }), -80);
    await expect(dialog(page)).toContainText(`1 / ${count}`);
    await page.touchscreen.tap(195, 420);
    await expect.poll(() => scaleOf(page)).toBe(1);

    const picture = dialog(page).getByRole('button', { name: 'Zoom in' });
    await swipe(page, picture, -40);
    await expect(dialog(page)).toContainText(`1 / ${count}`);
    await swipe(page, picture, -60);
    await expect(dialog(page)).toContainText(`2 / ${count}`);
    await swipe(page, picture, 60);
    await swipe(page, picture, 60);
    await expect(dialog(page)).toContainText(`${count} / ${count}`);

    await dialog(page).getByRole('button', { name: 'Next', exact: true }).tap();
    await expect(dialog(page)).toContainText(`1 / ${count}`);
    await dialog(page).getByRole('button', { name: 'Previous', exact: true }).tap();
    await expect(dialog(page)).toContainText(`${count} / ${count}`);

    await moveFingers(page, [
      [
        [175, 420],
        [155, 420],
        [135, 420],
      ],
      [
        [215, 420],
        [235, 420],
        [255, 420],
      ],
    ]);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(3, 1);
    await expect(dialog(page)).toContainText(`${count} / ${count}`);
  });
});
