import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { WITHOUT_MAP } from './looks.ts';
import { slowDown } from './slow-machine.ts';

test.use({ viewport: WITHOUT_MAP });

const SENTENCE = '3bhk in hebbal by ugadi';
const INTERPRET = '**/api/v1/queries/interpret';

const chips = (page: Page) => page.getByRole('region', { name: 'Understood so far' });

/**
 * The sum of what has moved on the page since now, moves after an input included. Among the chips themselves one may give
 * way when more letters are read otherwise, depending on where the typing rested.
 */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const moves = window as unknown as { moved: number };
    moves.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as unknown as { value: number; sources: { node: Node | null }[] };
        const isOfChips = ({ node }: { node: Node | null }) =>
          (node?.parentElement ?? null)?.closest('[aria-label="Understood so far"]') instanceof
          Element;
        if (!shift.sources.every(isOfChips)) moves.moved += shift.value;
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number }).moved);
}

async function places(page: Page): Promise<unknown> {
  const boxes = async (some: Locator) =>
    Promise.all((await some.all()).map((one) => one.boundingBox()));
  return [await boxes(page.getByRole('heading')), await boxes(page.getByRole('textbox'))];
}

test('on the results of a slow phone chips follow the typing and nothing moves for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/property-list?q=villa', { waitUntil: 'networkidle' });
  await slowDown(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/queries/interpret')) calls++;
  });
  const field = page.getByRole('textbox');
  await field.fill('');
  const before = await places(page);
  const moved = await watchMoves(page);
  await field.pressSequentially(SENTENCE);

  await expect(field).toHaveValue(SENTENCE);
  await expect(chips(page)).toContainText('3 BHK');
  await expect(chips(page)).toContainText('Hebbal');
  await expect(chips(page)).toContainText('Ready by');
  await expect(chips(page)).toContainText('Ugadi falls on');
  expect(calls, 'the typing is waited for').toBeLessThan(SENTENCE.length / 2);
  expect(await places(page)).toEqual(before);
  expect(await moved()).toBe(0);
});

test('what is typed on meanwhile ends the call before; the chips give way when the focus leaves; sending never waits for them', async ({
  page,
}) => {
  const held: Route[] = [];
  let isHolding = false;
  await page.route(INTERPRET, async (route) => {
    if (held.length > 0 && !isHolding) return route.continue();
    held.push(route);
    return undefined;
  });
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(request.postData() ?? ''));
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox');
  await field.pressSequentially('2bhk');
  await expect.poll(() => held.length).toBe(1);
  await field.pressSequentially(' in jayanagar');
  await expect(chips(page)).toContainText('Jayanagar');
  await expect.poll(() => ended.length).toBe(1);

  await page.getByRole('heading', { level: 1 }).click();
  await expect(chips(page)).toBeHidden();

  isHolding = true;
  await field.fill('');
  await field.pressSequentially('3bhk in hebbal');
  await expect(field).toHaveValue('3bhk in hebbal');
  await expect(chips(page)).toHaveCount(0);
  await field.press('Enter');
  await expect(page).toHaveURL(/property-list\?q=/);
});

for (const [where, path] of [
  ['the first page', '/'],
  ['a list', '/dashboard/property-list?q=villa'],
] as const) {
  test(`what is typed on ${where} before its scripts are there is heard once they are`, async ({
    page,
  }) => {
    const held: Route[] = [];
    let isHolding = true;
    await page.route(/\.js$/, (route) => {
      if (!isHolding) return route.continue();
      held.push(route);
      return undefined;
    });
    const going = page.goto(path);
    await page.getByRole('textbox').pressSequentially('2bhk in jayanagar');
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
    await going;
    await expect(page.getByRole('textbox')).toHaveValue('2bhk in jayanagar');
    await expect(chips(page)).toContainText('Jayanagar');
  });
}
