import { expect, test } from './browser-test.ts';
import { sitemapFaults } from './sitemap-schema.ts';

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

test('the sitemap and all of its parts are what the schemas of sitemaps.org allow', async ({
  page,
  request,
}) => {
  const index = await (await request.get('/sitemap.xml')).text();
  expect(await sitemapFaults(page, index, 'sitemapindex')).toEqual([]);

  const pages: string[] = [];
  for (const loc of locations(index)) {
    const answer = await request.get(loc);
    expect(answer.headers()['content-type']).toContain('application/xml');
    const part = await answer.text();
    expect(await sitemapFaults(page, part, 'urlset')).toEqual([]);
    pages.push(...locations(part));
  }
  expect(new Set(pages).size).toBe(pages.length);
  const origin = new URL(index.match(/<loc>(.*?)<\/loc>/)?.[1] ?? '').origin;
  expect(pages.filter((address) => new URL(address).origin !== origin)).toEqual([]);

  expect(pages).toContain(`${origin}/dashboard/emi-calculator`);

  // One of each part can be opened, and says the same of itself.
  for (const address of [pages[1], pages.at(-1)]) {
    const html = await (await request.get(address ?? '')).text();
    expect(html).toMatch(new RegExp('<link[^>]*rel="canonical"'));
    expect(html).not.toMatch(/<meta[^>]*noindex/);
  }
});

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LOC = '<loc>https://a.example/b</loc>';

test('the reading of the schemas finds what they do not allow', async ({ page }) => {
  const faultsOf = (xml: string) => sitemapFaults(page, xml, 'urlset');
  const entry = (parts: string) => `<urlset ${NAMESPACE}><url>${parts}</url></urlset>`;
  expect(await faultsOf(entry(LOC))).toEqual([]);
  expect(
    await faultsOf(entry(`${LOC}<lastmod>2026-02-03</lastmod><priority>0.5</priority>`)),
  ).toEqual([]);
  for (const wrong of [
    `<urlset ${NAMESPACE}></urlset>`,
    `<urlset ${NAMESPACE}><url>${LOC}</urlset>`,
    `<urlset><url>${LOC}</url></urlset>`,
    `<sitemapindex ${NAMESPACE}><sitemap>${LOC}</sitemap></sitemapindex>`,
    entry('<lastmod>2026-02-03</lastmod>'),
    entry(`<lastmod>2026-02-03</lastmod>${LOC}`),
    entry(`${LOC}${LOC}`),
    entry(`${LOC}<image>x</image>`),
    entry(`${LOC}<lastmod>3 Feb 2026</lastmod>`),
    entry(`${LOC}<lastmod>2026-13-03</lastmod>`),
    entry('<loc>/projects/b</loc>'),
    entry('<loc>https://a.example/b c</loc>'),
    entry('<loc>https://a.example/b&c</loc>'),
    entry(`<loc>https://a.example/${'b'.repeat(2048)}</loc>`),
  ]) {
    expect([wrong, await faultsOf(wrong)]).not.toEqual([wrong, []]);
  }
});
