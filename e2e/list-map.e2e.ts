import type { Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { swipe } from './fingers.ts';
import { WITHOUT_MAP } from './looks.ts';
import { tabTo } from './tab-to.ts';

test.use({ viewport: WITHOUT_MAP });

const LIST = '/dashboard/property-list?q=apartment';

const cardAt = (page: Page, place: number) => page.locator(`#found > li[aria-posinset="${place}"]`);

test('the map comes beside the list only where it is shown, and pins and cards point at each other', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/property-list?q=apartment+in+hebbal');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /map/i.test(new URL(url).pathname))).toEqual([]);

  const map = page.getByRole('group', { name: 'Map of the projects found' });
  const toggle = page.getByRole('button', { name: 'Map', exact: true });
  // Over the whole of a phone, with the homes in a row at its foot, which is also the list for the keyboard.
  await toggle.click();
  await expect(map).toBeVisible();
  const row = page.getByRole('list', { name: 'The projects on the map' });
  await expect(map.locator('[data-is-drawn="true"]')).toBeVisible({ timeout: 60_000 });
  await row.getByRole('link').first().focus();
  const chosen = map.getByRole('button', { pressed: true });
  await expect(chosen).toHaveCount(1);
  // A card that is pushed into the middle leads the map to its pin, and one that is pushed back to the one before. A card is 307 px
  // wide: a finger that goes as far has passed it.
  const current = row.locator('[aria-current=true]').getByRole('link').first();
  const nameOfFirst = (await current.textContent()) ?? '';
  for (const dx of [-200, 200]) {
    await swipe(page, row, dx);
    const isFirst = dx > 0;
    await expect(current).toHaveText(isFirst ? nameOfFirst : new RegExp(`^(?!${nameOfFirst})`));
    const name = (await current.textContent()) ?? '';
    await expect(chosen).toHaveAccessibleName(new RegExp(`^${name}, `));
    await expect(chosen).toBeInViewport({ ratio: 0.99 });
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(map).toHaveCount(0);
  await expect(toggle).toBeFocused();

  // It is a step of the visit: back and forward close and open it, and nothing of the list is loaded for that.
  const answers: string[] = [];
  page.on('request', (request) => {
    if (/\.data|properties\/search/.test(request.url())) answers.push(request.url());
  });
  await page.goForward();
  await expect(map).toBeVisible();
  await page.goBack();
  await expect(map).toHaveCount(0);
  await expect(cardAt(page, 1)).toBeVisible();
  expect(answers).toEqual([]);
  await page.goForward();
  await page.reload();
  await expect(map).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(map).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(map.locator('[data-is-drawn="true"]')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/The map shows all|Showing the first \d+ of/)).toBeVisible();
  // By keyboard past the cards, and back.
  await tabTo(page, page.getByRole('link', { name: 'Skip to the map' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'The list on the map' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, cardAt(page, 1).getByRole('link').first());
  await cardAt(page, 1).hover();
  const name = (await cardAt(page, 1).getByRole('heading').textContent()) ?? '';
  await expect(map.getByRole('button', { name, pressed: true })).toBeVisible();
});

test('an area drawn on the map of a phone becomes a chip, the map stays, its corners can be moved, and by keyboard what is in sight is searched instead', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const drawn = page.getByRole('dialog').locator('[data-is-drawn="true"]');
  await expect(drawn).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Draw an area' }).click();
  const { x, y, width, height } = (await drawn.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const at = (wide: number, high: number) => [x + width * wide, y + height * high] as const;
  await page.mouse.move(...at(0.1, 0.2));
  await page.mouse.down();
  await page.mouse.move(...at(0.9, 0.2), { steps: 5 });
  await page.mouse.move(...at(0.9, 0.9), { steps: 5 });
  await page.mouse.move(...at(0.1, 0.9), { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/drawn(\+|%20)area/);
  const first = page.url();
  await expect(drawn).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Change area' }).click();
  const corner = page.getByRole('button', { name: /^Corner 1 of/ });
  await expectAxeToFindNothing(page, { within: '[role="dialog"]' });
  const left = async (): Promise<number> => (await corner.boundingBox())?.x ?? NaN;
  const stood = await left();
  await corner.hover();
  await page.mouse.down();
  await page.mouse.move(...at(0.5, 0.5), { steps: 3 });
  await page.mouse.up();
  const dragged = await left();
  expect(dragged).not.toBeCloseTo(stood, 0);
  await corner.press('ArrowRight');
  await expect.poll(left).toBeCloseTo(dragged + 12, 0);
  await page.getByRole('button', { name: 'Search changed area' }).press('Enter');
  await expect(page).not.toHaveURL(first);
  const changed = page.url();
  await expect(drawn).toBeVisible({ timeout: 60_000 });
  // The tools of the change are gone: those of the map take the focus that they are given.
  await expect(page.getByRole('button', { name: 'Change area' })).toBeVisible();

  await page.getByRole('button', { name: 'Search this area' }).press('Enter');
  await expect(page).not.toHaveURL(changed);
  await expect(drawn).toBeVisible({ timeout: 60_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter');
  const understood = page.getByRole('region', { name: 'What we understood' });
  await expect(understood.getByRole('button', { name: /Drawn area, .* km²/ })).toHaveCount(1);
});

test('by keyboard a group of homes is opened and the area searched without losing the focus or the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/property-list?q=2bhk+under+1.2+crore');
  const drawn = page.locator('[data-is-drawn="true"]');
  await expect(drawn).toBeVisible({ timeout: 60_000 });
  const sight = page.getByText(/The map shows all/);
  const before = await sight.textContent();
  const group = page.getByRole('button', { name: /homes.*: zoom in$/ }).first();
  await group.focus();
  await group.press('Enter');
  await expect(sight).not.toHaveText(before ?? '');
  await expect(sight).toContainText('of them in sight');
  await expect(page.locator('.map-mark :focus')).toHaveCount(1);

  const place = await page.evaluate(() => {
    window.scrollTo(0, 120);
    return window.scrollY;
  });
  await page.getByRole('button', { name: 'Search this area' }).press('Enter');
  await expect(page).toHaveURL(/drawn(\+|%20)area/);
  await expect(drawn).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: /arrow keys move it/ })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('a pin that is pressed marks its card beside the map and brings it in sight, the list says which homes are beyond the edge of the map, and shows them; known flood spots are offered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/property-list?q=2bhk+in+whitefield');
  const map = page.getByRole('group', { name: 'Map of the projects found' });
  await expect(map.locator('[data-is-drawn="true"]')).toBeVisible({ timeout: 60_000 });
  const card = page.locator('[data-card][aria-current]');
  const beyond = page.getByRole('button', { name: /^Not in sight on the map/ });
  const before = await beyond.count();
  for (const _ of [1, 2, 3])
    await map.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(() => beyond.count()).toBeGreaterThan(before);

  // Of one home, the last in sight by the order of the list: it may be one that the list has not loaded.
  const pins = map.locator('.map-mark button[aria-pressed][tabindex="0"]');
  await expect.poll(() => pins.count()).toBeGreaterThan(1);
  for (const pin of [pins.last(), pins.first()]) {
    const name = ((await pin.getAttribute('aria-label')) ?? '').split(', ')[0] ?? '';
    await pin.click();
    await expect(card.getByRole('heading')).toHaveText(name);
    await expect(card).toBeInViewport({ ratio: 0.9 });
    // The focus is in the box at the pin, and goes back to the pin, not to the list.
    await expect(map.getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await expect(map.getByRole('button', { name: new RegExp(`^${name}`) })).toBeFocused();
  }

  const show = beyond.last();
  const name = ((await show.textContent()) ?? '').split(': ').at(-1) ?? '';
  await show.press('Enter');
  const pin = map.getByRole('button', { name: new RegExp(`^${name}, `), pressed: true });
  await expect(pin).toBeInViewport({ ratio: 0.99 });
  await expect(card.getByRole('heading')).toHaveText(name);
  await expect(page.getByRole('button', { name: `Show on map: ${name}` })).toHaveCount(0);

  const { spots, note } = floodsOf(page);
  await expect(spots).toHaveAttribute('aria-pressed', 'false');
  await expect(note).toHaveCount(0);
  await spots.press('Enter');
  await expect(spots).toHaveAttribute('aria-pressed', 'true');
  await expect(note).toBeVisible();
  await expect(note).toContainText('No mark does not mean');
});

test('known flood spots are shown at once where the search asks about floods', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/property-list?q=2bhk+not+near+flood+spots');
  await expect(page.locator('[data-is-drawn="true"]')).toBeVisible({ timeout: 60_000 });
  const { spots, note } = floodsOf(page);
  await expect(spots).toHaveAttribute('aria-pressed', 'true');
  await expect(note).toBeVisible();
});

/** The button of known flood spots, and what is said of them with their date and gaps. */
const floodsOf = (page: Page) => ({
  spots: page.getByRole('button', { name: 'Known flood spots', exact: true }),
  note: page.getByText(/^Known flood spots: BBMP’s list, without a date/),
});
