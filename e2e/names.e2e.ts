import type { Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { visit } from './visit.ts';

/** Of `projects-with-hard-names.jsonl`. */
const SCRIPTS = 'ಹೊಸ ಬೆಳಕು ನೆಮ್ಮದಿಯ ನಿವಾಸ, नई रोशनी आवास';
/** A code stands for letters that an address cannot hold. */
const SCRIPTS_SLUG = 'hebbal-fa9a300f';
const HOSTILE = '</script><script>';

async function slugOf(page: Page, name: string): Promise<string> {
  const query = new URLSearchParams({ searchType: 'text', projectName: name });
  const answer = await page.request.get(`/api/v1/properties/discover?${query.toString()}`);
  const { items } = (await answer.json()) as { items: { slug: string }[] };
  return items[0]?.slug ?? '';
}

test('a project named in Kannada and Devanagari is set in our own letters everywhere, and fits', async ({
  page,
}) => {
  await visit(page, `/projects/${SCRIPTS_SLUG}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SCRIPTS);
  await expect(page.getByText('ಕೆರೆಯ ಪಕ್ಕದಲ್ಲಿ')).toBeVisible();

  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ unicodeRange }) => unicodeRange.toUpperCase()),
  );
  expect(loaded.some((range) => /U\+0?C80/.test(range))).toBe(true);
  expect(loaded.some((range) => /U\+0?900/.test(range))).toBe(true);
  for (const width of [390, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFitTheScreen(page);
  }
  await expectAxeToFindNothing(page);

  const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await page.request.get(preview ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect(await sizeOf(page, preview ?? '')).toEqual([1200, 630]);

  await page.evaluate(() => (location.hash = 'compliances'));
  const paper = page.locator('a[href*="/documents/"]').filter({ visible: true }).first();
  const pdf = await page.request.get((await paper.getAttribute('href')) ?? '');
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  await paper.click();
  await expect(page.getByRole('dialog').locator('canvas')).toBeVisible();
});

test('markup in a name stays a name: on the page, in its head and in its structured data', async ({
  page,
}) => {
  const slug = await slugOf(page, 'Court of O Brien');
  await visit(page, `/projects/${slug}`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(name.startsWith(HOSTILE)).toBe(true);
  expect(name.length).toBeGreaterThan(160);
  await expect(page).not.toHaveTitle('taken');

  const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = (JSON.parse(data) as { '@graph': { name?: string }[] })['@graph'];
  expect(graph[0]?.name).toBe(name);
  const tags = await page
    .locator('meta[property^="og:"]')
    .evaluateAll((metas) =>
      metas.map((meta) => [meta.getAttribute('property'), meta.getAttribute('content') ?? '']),
    );
  const told = Object.fromEntries(tags) as Record<string, string>;
  // What the Open Graph protocol requires of every page, and what previews need of a picture.
  for (const tag of ['title', 'type', 'image', 'url', 'image:width', 'image:height']) {
    expect([tag, told[`og:${tag}`] ?? '']).not.toEqual([tag, '']);
  }
  expect(told['og:title']?.startsWith(name)).toBe(true);
  expect(await sizeOf(page, told['og:image'] ?? '')).toEqual([
    Number(told['og:image:width']),
    Number(told['og:image:height']),
  ]);
  await expectToFitTheScreen(page);
});

test('names of one endless word, and of two hundred letters, fit a phone on card, page and comparator', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const endless = await slugOf(page, 'Venkateshwaranilayasuprabhathamandira');
  const long = await slugOf(page, 'Court of O Brien');
  for (const path of [
    '/dashboard/property-list?q=5+bhk+in+hebbal+under+10+cr',
    `/projects/${endless}`,
    `/dashboard/property-comparator?ids=${endless},${long},${SCRIPTS_SLUG}`,
  ]) {
    await page.goto(path);
    await expect(page.getByText('Venkateshwaranilaya').first()).toBeVisible();
    await expectToFitTheScreen(page, path);
  }
  // The head of the comparator stays while the page scrolls.
  const head = page.getByRole('table').last().getByRole('columnheader').nth(1);
  expect((await head.boundingBox())?.height).toBeLessThan(300);
});

/** Width and height of a picture as the browser decodes it. */
function sizeOf(page: Page, url: string): Promise<[number, number]> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = new URL(src).pathname;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight] as [number, number];
  }, url);
}
