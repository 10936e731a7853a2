import { generateProjects } from '@manemitra/demonstration/generate';
import { readPdf } from '@manemitra/demonstration/documents/testing/read-pdf';
import { reraText } from '@manemitra/domain/rera-standing';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadProjects } from '#server/features/catalogue/load-projects.ts';
import { aProject, TEST_DAY } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
let slugs: string[];
beforeAll(async () => {
  await loadProjects(test.db, [...generateProjects(12)], TEST_DAY);
  const rows = await test.db.selectFrom('properties').select('slug').orderBy('id').execute();
  slugs = rows.map(({ slug }) => slug);
});

async function linksOf(slug: string): Promise<string[]> {
  const { answer } = await test.call('getProperty', { params: { id: slug } });
  const { plan = [], noc = [], land = [] } = answer?.documents ?? {};
  return [...plan, ...noc, ...land].map(({ downloadLink }) => downloadLink);
}

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

describe('the documents of a demonstration project', () => {
  it('are each a PDF at their link, to be shown in the page, under a safe name', async () => {
    const [slug = ''] = slugs;
    const links = await linksOf(slug);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const answer = await get(link);
      expect([link, answer.statusCode]).toEqual([link, 200]);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toMatch(/^inline; filename="[a-z0-9-]+\.pdf"$/);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  it('say of its registration what its page says', async () => {
    const { answer } = await test.call('getProperty', { params: { id: slugs[0] ?? '' } });
    const [link = ''] = await linksOf(slugs[0] ?? '');
    const said = answer?.project.rera;
    if (said === undefined) throw new Error('The project says nothing of its registration.');
    expect(said.checkedOn).not.toBeNull();
    const [page] = readPdf((await get(link)).rawPayload).pages;
    expect(page?.text.replaceAll(/\s/g, '')).toContain(reraText(said, true).replaceAll(/\s/g, ''));
  });

  it('are not sent again while the facts stay the same', async () => {
    const [link = ''] = await linksOf(slugs[0] ?? '');
    const first = await get(link);
    const again = await get(link, { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload.length).toBe(0);
  });

  it('do not exist where they are not listed', async () => {
    const slug = slugs.find(Boolean) ?? '';
    const listed = await linksOf(slug);
    for (const url of [
      ...['site-release-order', 'layout-approval', 'plan-sanction', 'legal-opinion']
        .map((kind) => `/documents/${slug}/${kind}.pdf`)
        .filter((each) => !listed.includes(each)),
      `/documents/${slug}/no-such-paper.pdf`,
      `/documents/${slug}/rera-certificate`,
      '/documents/nobody-knows-it/rera-certificate.pdf',
      '/documents/..%2f..%2fetc/rera-certificate.pdf',
    ]) {
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    }
  });
});

describe('the documents of a project that was renamed', () => {
  it('are found for good by its old name and by its id, at their address of today', async () => {
    const [slug = ''] = slugs;
    const [link = ''] = await linksOf(slug);
    await test.db
      .insertInto('project_slugs')
      .values({ slug: 'an-old-name', property_id: 1 })
      .execute();
    for (const name of ['an-old-name', '1']) {
      const answer = await get(link.replace(slug, name));
      expect([name, answer.statusCode, answer.headers.location]).toEqual([name, 301, link]);
    }
    expect((await get('/documents/an-old-name/no-such-paper.pdf')).statusCode).toBe(404);
  });
});

describe('the documents of a real project', () => {
  it('are those that its file named, and none is drawn', async () => {
    const slug = await aProject(test.db, {
      reraNumbers: ['PRM/KA/RERA/1251/308/PR/270922/005268'],
      reraApprovedOn: '2022-09-27',
      approver: 'BDA',
      documents: [{ section: 'noc', name: 'Fire NOC', url: 'https://example.com/fire.pdf' }],
    });
    expect(await linksOf(slug)).toEqual(['https://example.com/fire.pdf']);
    expect((await get(`/documents/${slug}/rera-certificate.pdf`)).statusCode).toBe(404);
  });
});
