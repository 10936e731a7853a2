import { files } from '@manemitra/contract/files';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProject, someProjects } from '#server/testing/builders.ts';
import { anonymousContext } from '#server/testing/anonymous-context.ts';
import { registerFiles } from '#server/platform/http/register-files.ts';
import { testApp } from '#server/testing/test-app.ts';
import { serveSitemap } from './serve-sitemap.ts';
import { SITEMAP_PART } from './sitemap-xml.ts';

const ORIGIN = 'https://manemitra.example';

const test = testApp({ PUBLIC_URL: ORIGIN });
beforeEach(() => sql`truncate promoters, properties restart identity cascade`.execute(test.db));

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

const W3C_TIME = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z`;
const entry = (item: string) =>
  `<${item}><loc>(?:[^<>&"']|&(?:amp|lt|gt|quot|apos);){12,2048}</loc>(?:<lastmod>${W3C_TIME}</lastmod>)?</${item}>\n`;
/** The grammar of the two schemas of sitemaps.org (siteindex.xsd, sitemap.xsd), as we write them. */
const grammarOf = (root: string, item: string) =>
  new RegExp(
    String.raw`^<\?xml version="1\.0" encoding="UTF-8"\?>\n<${root} xmlns="http://www\.sitemaps\.org/schemas/sitemap/0\.9">\n(?:${entry(item)})+</${root}>\n$`,
  );
const INDEX = grammarOf('sitemapindex', 'sitemap');
const URL_SET = grammarOf('urlset', 'url');

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

describe('the sitemap', () => {
  it('leads from its index to every published project, each part as the schema wants it', async () => {
    const slugs = await someProjects(test.db, [{ name: 'Alpha' }, { name: 'ಶ್ರೀ' }, { name: 'Hid' }]);
    await test.db
      .updateTable('properties')
      .set({ is_published: false })
      .where('name', '=', 'Hid')
      .execute();

    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(index.body).toMatch(INDEX);
    const parts = await Promise.all(
      locations(index.body).map((loc) => get(loc.replace(ORIGIN, ''))),
    );
    expect(parts.every(({ body }) => URL_SET.test(body))).toBe(true);
    expect(locations(parts[0]?.body ?? '')).toContain(`${ORIGIN}/dashboard/property-list`);
    expect(parts.slice(1).flatMap(({ body }) => locations(body))).toEqual(
      slugs.slice(0, 2).map((slug) => `${ORIGIN}/projects/${slug}`),
    );
  });

  it('names the day on which each project last changed, and of a part the latest', async () => {
    await aProject(test.db, { name: 'Alpha' });
    await aProject(test.db, { name: 'Beta' });
    const change = (name: string, at: string) =>
      test.db.updateTable('properties').set({ updated_at: at }).where('name', '=', name).execute();
    await change('Alpha', '2026-01-02T03:04:05Z');
    await change('Beta', '2026-02-03T04:05:06Z');
    expect((await get('/sitemap.xml')).body).toContain(
      'projects-1.xml</loc><lastmod>2026-02-03T04:05:06.000Z</lastmod>',
    );
    expect((await get('/sitemaps/projects-1.xml')).body).toContain(
      'alpha-whitefield</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>',
    );
  });

  it('keeps a project in its part whatever comes and goes before it', async () => {
    await aProject(test.db, { name: 'Alpha' });
    await sql`select setval(pg_get_serial_sequence('properties', 'id'), ${SITEMAP_PART})`.execute(
      test.db,
    );
    await aProject(test.db, { name: 'Beta' });
    const second = '/sitemaps/projects-2.xml';
    expect(locations((await get(second)).body)).toEqual([`${ORIGIN}/projects/beta-whitefield`]);
    await test.db.deleteFrom('properties').where('name', '=', 'Alpha').execute();
    expect(locations((await get('/sitemap.xml')).body)).toEqual([
      `${ORIGIN}/sitemaps/pages.xml`,
      `${ORIGIN}${second}`,
    ]);
    expect((await get('/sitemaps/projects-1.xml')).statusCode).toBe(404);
  });

  it('of an empty catalogue still lists the pages', async () => {
    const { body } = await get('/sitemap.xml');
    expect(body).toMatch(INDEX);
    expect(locations(body)).toEqual([`${ORIGIN}/sitemaps/pages.xml`]);
  });

  it.each([
    'projects-0',
    'projects-01',
    'projects-99999',
    'projects-999999',
    'projects-x',
    'other',
  ])('has no part %s', async (part) => {
    expect((await get(`/sitemaps/${part}.xml`)).statusCode).toBe(404);
  });
});

describe('robots.txt', () => {
  it('lets pages be read, keeps what is not for search engines out, and names the sitemap', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines).toContain('Disallow: /api/');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines.some((line) => /^Disallow: \/(projects|dashboard)?$/.test(line))).toBe(false);
  });

  it('names the host that was asked, for the one who asked alone, where the site has no address of its own', async () => {
    const local = Fastify();
    const { showRobots, showSitemap, showSitemapPart } = files;
    registerFiles(
      local,
      { showRobots, showSitemap, showSitemapPart },
      serveSitemap({ db: test.db, publicUrl: undefined }),
      { contextOf: anonymousContext, limitScale: 1 },
    );
    const headers = { host: 'localhost:3000' };
    const { body, headers: told } = await local.inject({ url: '/robots.txt', headers });
    const map = await local.inject({ url: '/sitemap.xml', headers });
    await local.close();
    const caches = [told, map.headers].map((it) => String(it['cache-control']));
    expect(caches).toEqual(['private, max-age=3600', 'private, max-age=3600']);
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});
