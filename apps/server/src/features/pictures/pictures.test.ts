import { picturePath } from '@manemitra/catalogue/picture-address';
import { projectPictures } from '@manemitra/demonstration/pictures/project-pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aProject, aProjectRecord } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

const facade = picturePath({ scene: 'facade', kind: 'villa', seed: '1-7', facts: { floors: 1 } });

describe('a picture', () => {
  it('is drawn nowhere but beside invented projects', async () => {
    await aProject(test.db, { isDemonstration: false });
    expect((await get(facade)).statusCode).toBe(404);
    await aProject(test.db, { isDemonstration: true });
    expect((await get(facade)).statusCode).toBe(200);
  });

  it('is drawn from its address and may be kept for ever', async () => {
    const answer = await get(facade);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('is not sent again to a browser that has it', async () => {
    const { etag } = (await get(facade)).headers;
    const again = await get(facade, { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each([
    '/pictures/9999/facade/villa/1-7.svg',
    '/pictures/0/facade/villa/1-7.svg',
    '/pictures/1/facade/castle/1-7.svg',
    '/pictures/1/facade/villa/1-7_unknown.svg',
  ])('does not exist at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a link preview', () => {
  it('is a JPEG of 1200 by 630', async () => {
    const record = aProjectRecord({ isDemonstration: true, floors: 3 });
    const slug = await aProject(test.db, {
      ...record,
      images: projectPictures(record, 'mid-rise', '1-1'),
    });
    const answer = await get(`/pictures/open-graph/${slug}.jpg`);
    expect(answer.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    const again = await get(`/pictures/open-graph/${slug}.jpg`, {
      'if-none-match': String(answer.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('shows no home of a real project: another builder of the same place gets the same pattern', async () => {
    const [one, two] = await Promise.all(
      ['Alpha', 'Beta'].map(async (name) => {
        const slug = await aProject(test.db, { name, isDemonstration: false });
        const { rawPayload } = await get(`/pictures/open-graph/${slug}.jpg`);
        return sharp(rawPayload)
          .extract({ left: 520, top: 0, width: 680, height: 630 })
          .raw()
          .toBuffer();
      }),
    );
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
  });

  it('is found for good by an old name, at its address of today', async () => {
    const slug = await aProject(test.db, { name: 'Renamed' });
    const { id } = await test.db
      .selectFrom('properties')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('project_slugs')
      .values({ slug: 'an-old-name', property_id: id })
      .execute();
    const answer = await get('/pictures/open-graph/an-old-name.jpg');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(`/pictures/open-graph/${slug}.jpg`);
  });

  it('does not exist for a project that does not', async () => {
    expect((await get('/pictures/open-graph/no-such-project.jpg')).statusCode).toBe(404);
    expect((await get('/pictures/open-graph/..%2Fsecret.jpg')).statusCode).toBe(404);
  });
});
