import type { Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { howMany, thatMany, totalOf } from './how-many.ts';
import { LOOKS, WITHOUT_MAP } from './looks.ts';
import { holdClock } from './visitor.ts';

test.use({ viewport: WITHOUT_MAP });

const LIST = '/dashboard/property-list?q=apartment';

const cards = (page: Page) => page.getByRole('article');

/** The project at this place of the list, counted from one, once it is in the page. */
const cardAt = (page: Page, place: number) => page.locator(`#found > li[aria-posinset="${place}"]`);

test('reading on brings every project once, keeps few in the page, and back returns to the place', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(20);
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/properties/search')) asked.push(response.url());
  });
  const seen = new Map<number, string>();
  const note = async (): Promise<void> => {
    const rows = await page
      .locator('#found > li')
      .evaluateAll((items) =>
        items.map((item): [number, string] => [
          Number(item.getAttribute('aria-posinset')),
          item.querySelector('a')?.getAttribute('href') ?? '',
        ]),
      );
    for (const [place, href] of rows) {
      expect(seen.get(place) ?? href).toBe(href);
      seen.set(place, href);
    }
  };
  await note();
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await note();
    expect(seen.size).toBeGreaterThanOrEqual(60);
  }).toPass({ timeout: 60_000, intervals: [50] });

  expect([...seen.keys()].sort((a, b) => a - b)).toEqual(
    Array.from({ length: seen.size }, (_, index) => index + 1),
  );
  expect(new Set(seen.values()).size).toBe(seen.size);
  expect(new Set(asked).size).toBe(asked.length);
  expect(await cards(page).count()).toBeLessThan(20);

  const place = seen.size - 8;
  const card = cardAt(page, place);
  await expect(async () => {
    await page.mouse.wheel(0, -400);
    await expect(card).toBeInViewport({ timeout: 300 });
  }).toPass({ timeout: 30_000, intervals: [50] });
  await card.getByRole('heading').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/projects\//);
  await page.goBack();

  await expect(card).toBeInViewport();
  await expect(card.getByRole('link').first()).toHaveAttribute('href', seen.get(place) ?? '');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(40);
});

test('the next projects are asked for once less than 200 px are left, after 300 ms of rest', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(LIST);
  await expect(cards(page)).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/properties/search')) asked.push(request.url());
  });
  await holdClock(page);
  /** Scrolls to where so many pixels of the page are left, and waits until the page has been told. */
  const leave = (left: number): Promise<void> =>
    page.evaluate(
      (rest) =>
        new Promise<void>((done) => {
          addEventListener('scroll', () => done(), { once: true });
          const { scrollHeight } = document.documentElement;
          window.scrollTo(0, scrollHeight - window.innerHeight - rest);
        }),
      left,
    );
  await leave(400);
  await page.clock.runFor(1_000);
  // The cards near the end are drawn by now, in their own heights.
  await leave(205);
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);

  await leave(190);
  await page.clock.runFor(290);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => asked.length).toBe(1);
});

test('a page that fails is said and can be repeated, and the end of a list is said', async ({
  page,
  surprises,
}) => {
  await page.goto('/dashboard/property-list?q=villa+under+3+cr');
  const total = totalOf((await howMany(page).textContent()) ?? '');
  let isBroken = true;
  await page.route('**/api/v1/properties/search**', (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.keyboard.press('End');
  const failure = page.getByRole('alert').filter({ hasText: 'could not reach the server' });
  await expect(failure).toBeVisible();
  isBroken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  expect(total).toBeGreaterThan(20);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(cardAt(page, total)).toHaveCount(1, { timeout: 400 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  await expect(page.getByText('That is the end of the list.')).toBeVisible();
  // The browser itself reports the call that was broken off.
  surprises.splice(0);
});

test('three can be compared and ten viewed together, and the limits are said', async ({ page }) => {
  await page.goto(LIST);
  const toast = (text: string) => page.getByText(text, { exact: true });
  await page.getByRole('button', { name: 'View selected' }).click();
  await expect(toast('Please select at least 1 property to view.')).toBeVisible();

  const compare = (place: number) =>
    cardAt(page, place).getByRole('button', { name: /^(Compare|Added)/ });
  for (const place of [1, 2, 3, 4]) await compare(place).click();
  await expect(toast('You can only compare up to 3 properties at once.')).toBeVisible();
  await expect(compare(3)).toContainText('Added');
  await expect(compare(4)).toContainText('Compare');
  const kept = await page.evaluate(() => localStorage.getItem('compareList') ?? '');
  expect(kept.match(/"id"/g)).toHaveLength(3);

  const select = (place: number) => cardAt(page, place).getByRole('checkbox');
  const bar = page.getByRole('region', { name: 'Chosen projects' });
  await select(1).check();
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(toast('Please select at least 2 properties to compare.')).toBeVisible();
  for (const place of [2, 3, 4, 5, 6, 7, 8, 9, 10]) await select(place).check();
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(toast('You can only compare up to 3 properties.')).toBeVisible();
  await select(11).click();
  await expect(toast('You can only view up to 10 properties.')).toBeVisible();
  await expect(select(11)).not.toBeChecked();
  await expect(bar).toContainText('10 selected');
  await bar.getByRole('button', { name: 'View all 10' }).click();
  await expect(page).toHaveURL(/\/dashboard\?ids=([^,%]+%2C){9}/);

  await page.goBack();
  await expect(bar).toContainText('10 selected');
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(bar).toHaveCount(0);
});

test('filters, chips and sentence say the same, by keyboard alone', async ({ page }) => {
  await page.goto(
    `/dashboard/property-list?q=${encodeURIComponent('3 bhk in whitefield under 3 cr, avoid b khata')}`,
  );
  const filters = page.getByRole('link', { name: /^Filters/ });
  await filters.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel.getByRole('checkbox', { name: '3 BHK' })).toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'B Khata' })).toBeChecked();
  await expect(panel.getByLabel('Khata: how much it matters')).toHaveValue('avoid');
  await expect(panel.getByRole('checkbox', { name: 'Whitefield' })).toBeChecked();

  await panel.getByRole('checkbox', { name: '2 BHK' }).focus();
  await page.keyboard.press('Space');
  await panel.getByLabel('Bedrooms: how much it matters').focus();
  await panel.getByLabel('Up to').first().fill('cheap');
  await expect(panel.getByText('“cheap” is not an amount.')).toBeVisible();
  await panel.getByLabel('Up to').first().fill('1.5 cr');
  await panel.getByLabel('Add a locality, a road or a landmark').fill('Hebbal');
  await panel.getByRole('checkbox', { name: 'Gym' }).check();
  await panel.getByLabel('Amenities: how much it matters').selectOption('nice');
  await expect(panel.getByText('Your sentence:')).toContainText('preferably with a gym');
  const show = panel.getByRole('button', { name: /^Show [\d,]+ project/ });
  const promised = /[\d,]+/.exec((await show.textContent()) ?? '')?.[0] ?? '';
  await show.focus();
  await page.keyboard.press('Enter');

  await expect(panel).toHaveCount(0);
  await expect(howMany(page)).toContainText(thatMany(promised));
  const sentence = new URL(page.url()).searchParams.get('q') ?? '';
  await expect(page.getByText(`“${sentence}”`)).toBeVisible();
  const chips = page.getByRole('region', { name: 'What we understood' });
  for (const chip of ['2 or 3 BHK', 'Hebbal or Whitefield', 'Up to ₹1.5 Cr', 'Gym', 'B Khata']) {
    await expect(chips.getByRole('button', { name: chip })).toBeVisible();
  }
  await filters.click();
  await expect(panel.getByRole('checkbox', { name: '2 BHK' })).toBeChecked();
  await expect(panel.getByLabel('Up to').first()).toHaveValue('1.5 Cr');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters are a form in the page that leads to a sentence', async ({ page }) => {
    await page.goto('/dashboard/property-list?q=3+bhk');
    await page.getByRole('link', { name: /^Filters/ }).click();
    await page.getByRole('checkbox', { name: '2 BHK' }).check();
    await page.getByLabel('Up to').first().fill('2 Cr');
    await page.getByRole('button', { name: 'Show projects' }).click();

    expect(new URL(page.url()).searchParams.get('q')).toBe('2 or 3 BHK under ₹2 Cr');
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(['q']);
    await expect(cards(page).first()).toBeVisible();
  });
});

test('a long sentence is pushed sideways in its own line, and never widens a phone’s page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(
    '/dashboard/property-list?q=3%20bhk%20in%20indiranagar%20under%2040%20lakh%20with%20a%20pool%20and%20OC',
  );
  await expect(page.getByText('No project fits all of it')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('two homes stand whole on the first screen of a phone, with price, verdict and fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const q of [
    '3bhk near hebbal under 1.8 crore, ready or by 2028',
    'I work at Ecospace, husband at ITPL, both within 40 minutes, 2bhk under 1.2 cr',
    '2bhk in whitefield',
  ]) {
    await page.goto(`/dashboard/property-list?q=${encodeURIComponent(q)}`);
    for (const place of [1, 2]) {
      const card = cardAt(page, place).getByRole('article');
      await expect(card, q).toBeInViewport({ ratio: 1 });
      await expect(card, q).toContainText('₹');
      const verdict = card.locator('[data-verdict]');
      await expect(verdict, q).toBeInViewport({ ratio: 1 });
      // Its gravest figure may be its last: nothing of it is cut.
      expect(
        await verdict.evaluate((one) => one.scrollHeight - one.clientHeight),
        q,
      ).toBeLessThanOrEqual(1);
    }
  }
  // Every wish has its tick, also those that the line of the home says.
  await page.goto('/dashboard/property-list?q=2bhk+in+whitefield+under+1.2+cr+preferably+gym');
  for (const said of ['Fits: 2 BHK', 'Fits: Whitefield', /limit of ₹1.2 Cr/, /[Gg]ym/]) {
    await expect(cardAt(page, 1).getByText(said).first()).toBeVisible();
  }
  // Unfolded, the card shows its RERA number.
  const card = cardAt(page, 1);
  const number = card.locator('[data-rera]');
  await expect(number).toBeHidden();
  await card.locator('summary').click();
  await expect(number).toBeVisible();
  await expect(card.getByText('Builder', { exact: true })).toBeVisible();
});

test('a link to the search can be copied, and the last search is kept', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link to this search is copied.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search'))).toBe('"apartment"');
});

for (const { colorScheme, width } of LOOKS) {
  test(`nothing in the list jumps, and axe finds nothing in it and its filters, ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(LIST);
    await page.waitForLoadState('networkidle');
    const shift = () => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    expect(await shift()).toBeLessThanOrEqual(0.02);

    await cardAt(page, 1).getByRole('checkbox').check();
    await expectAxeToFindNothing(page, { what: 'list' });
    await page.getByRole('link', { name: /^Filters/ }).click();
    await expect(page.getByRole('button', { name: /^Show [\d,]+ project/ })).toBeVisible();
    await expectAxeToFindNothing(page, { what: 'filters', within: '[role=dialog]' });
  });
}
