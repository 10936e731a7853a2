import { expect, plain, test } from './browser-test.ts';

/** Without a limit: what charges lift over one comes after what stays within it, whatever its verdict. */
const LIST = '/dashboard/property-list?q=3%20bhk%20near%20hebbal';
const LEVELS = ['strong', 'ask-first', 'careful', 'stay-away'];

test('the verdicts of a list stand in order, and each leads to its reasons and to the rules', async ({
  page,
}) => {
  await page.goto(LIST);
  const lines = page.locator('article [data-verdict]');
  await expect.poll(() => lines.count()).toBeGreaterThan(3);
  const levels = await lines.evaluateAll((all) =>
    all.map((line) => line.getAttribute('data-verdict') ?? ''),
  );
  const places = levels.map((level) => LEVELS.indexOf(level));
  expect(places).toEqual(places.toSorted((one, other) => one - other));

  const last = page.locator('article', { has: page.locator(`[data-verdict="${levels.at(-1)}"]`) });
  const said = await last.first().locator('[data-verdict]').textContent();
  await last.first().getByRole('heading').getByRole('link').click();
  const block = page.getByRole('region', { name: /^Our verdict/ });
  await expect(block).toBeVisible();
  // What decides is said in the same words; what is not known is under its own heading.
  const reason = (said ?? '').replace(
    /^Our verdict: (Strong|Ask first|Careful|Stay away for now)|, \d+\smore reasons?$/g,
    '',
  );
  await expect(block).toContainText(reason);
  await block.getByRole('link', { name: 'How we judge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How we judge' })).toBeVisible();
});

test('the printed page tells the verdict with what is not known', async ({ page, request }) => {
  const found = await request.get('/api/v1/properties/search?prompt=e-khata&limit=40');
  const { properties } = (await found.json()) as {
    properties: { slug: string; verdict: { level: string; unknown: { ask: string }[] } }[];
  };
  const asked = properties.find(({ verdict }) => verdict.unknown.length > 0);
  await page.goto(`/projects/${asked?.slug}`);
  await page.emulateMedia({ media: 'print' });
  const block = page.getByRole('region', { name: /^Our verdict/ });
  await expect(block.getByText(asked?.verdict.unknown[0]?.ask ?? '')).toBeVisible();
});

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  plain('lists, pages and comparisons tell verdicts', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.locator('article [data-verdict]').first()).toBeVisible();
    await page.locator('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('region', { name: /^Our verdict/ })).toBeVisible();
  });
});
