import type { Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { howMany, thatMany } from './how-many.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { inEachLook, WITHOUT_MAP } from './looks.ts';

const EITHER = 'apartment, and either 2 BHK under ₹90 L, or else 3 BHK under ₹1.4 Cr';
const list = (q: string) => `/dashboard/property-list?${new URLSearchParams({ q }).toString()}`;
const wishes = (page: Page) => page.getByRole('group', { name: 'And one of these:' });
const sentence = (page: Page) => new URL(page.url()).searchParams.get('q');

test.describe('whole wishes joined by “or”', () => {
  test.use({ viewport: WITHOUT_MAP });

  test('are rows of chips, each card says which it meets, and each can be changed or dropped by keyboard', async ({
    page,
  }) => {
    await page.goto(list(EITHER));
    await expect(wishes(page).getByRole('list').filter({ hasText: '2 BHK' }).first()).toBeVisible();
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBeGreaterThan(1);
    for (const card of (await cards.all()).slice(0, 5)) {
      await expect(card).toContainText(/Fits your wish “[23] BHK/);
    }

    const box = page.getByRole('textbox', { name: 'Change this search' });
    await box.fill('with a gym');
    await box.press('Enter');
    await expect.poll(() => sentence(page)).toContain('with a gym, and either 2 BHK under ₹90 L');

    await wishes(page)
      .getByRole('button', { name: /^Up to ₹90 L/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio')).toHaveText([/^Must/, /^Avoid/]);
    await page.getByRole('menuitem', { name: 'Drop it' }).press('Enter');
    await expect
      .poll(() => sentence(page))
      .toBe('apartment, with a gym, and either 2 BHK, or else 3 BHK under ₹1.4 Cr');
    await page.goBack();
    // The whole row is back, not its address alone.
    const row = wishes(page).getByRole('button', {
      name: /^Drop this wish: 2 BHK.*Up to ₹90 L$/u,
    });
    await expect(row).toBeVisible();
    await row.press('Enter');
    await expect.poll(() => sentence(page)).toBe('3 BHK apartment under ₹1.4 Cr, with a gym');
    await expect(wishes(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Must ?3 BHK/ })).toBeVisible();
  });

  test('that nothing meets offer the smallest change of one of them', async ({ page }) => {
    await page.goto(list('in Jayanagar, and either villa under ₹60 L, or else 4 BHK under ₹90 L'));
    await expect(page.getByText('No project fits any of these wishes')).toBeVisible();
    const offer = page.getByRole('link', { name: /: \d+ (?:more|projects?)/ }).first();
    const promised = /: (\d+) (?:more|projects?)/.exec((await offer.textContent()) ?? '')?.[1];
    await offer.click();
    await expect(howMany(page)).toContainText(thatMany(promised ?? ''));
  });
});

test('axe finds nothing in the wishes joined by “or”, and they fit the screen', async ({
  page,
}) => {
  await page.setViewportSize(WITHOUT_MAP);
  await page.goto(
    list(
      'either 2 BHK apartment in Hebbal under ₹90 L, or else villa in Devanahalli, or else 3 BHK',
    ),
  );
  const rows = page.getByRole('group', { name: 'One of these:' });
  await expect(rows.getByRole('button', { name: /^Drop this wish/ })).toHaveCount(3);
  await inEachLook(page, async (what) => {
    await expectAxeToFindNothing(page, { what, within: '[aria-labelledby=understood]' });
    await expectToFitTheScreen(page, what);
  });
});
