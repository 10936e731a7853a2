import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProject } from '#server/testing/builders.ts';
import type { TestApp } from '#server/testing/create-test-app.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
let second: Awaited<ReturnType<TestApp['secondProcess']>>;
let slug: string;
let other: string;
beforeAll(async () => {
  second = await test.secondProcess();
  slug = await aProject(test.db, {
    name: 'Lake View',
    coordinates: { lat: 12.9698, lng: 77.75 },
    units: [{ label: '3 BHK', type: 'apartment', bhk: 3, price: { min: 9_000_000 } }],
  });
  other = await aProject(test.db, { name: 'Beside it' });
  // The first search begins to read the columns; what is kept is kept wherever the answer came from.
  await bodies('/api/v1/health');
});

/** What each of two processes answers, asked twice so that the later answers may be kept ones. */
async function bodies(url: string): Promise<string[]> {
  const answers = [];
  for (const { app } of [test, second, test, second]) {
    answers.push((await app.inject({ url, headers: { accept: 'application/json' } })).body);
  }
  return answers;
}

const ids = {
  project: sql`(select min(id) from properties)`,
  promoter: sql`(select min(id) from promoters)`,
};
const project = () => `/api/v1/properties/${slug}`;
const search = () => '/api/v1/properties/search?prompt=3bhk%20in%20Whitefield';
const nearby = () => `/api/v1/properties/${slug}/nearby`;
const comparison = () => `/api/v1/properties/compare?propertyIds=${slug},${other}`;

describe('an answer that is kept', () => {
  it.each<[what: string, url: () => string, said: string, change: RawBuilder<unknown>]>([
    ['a project', project, 'Palm Grove', sql`update properties set name = 'Palm Grove'`],
    ['a project in a list', search, 'Rain Tree', sql`update properties set name = 'Rain Tree'`],
    ['a price', comparison, '8123000', sql`update unit_types set price_min = 8123000`],
    [
      'its promoter',
      project,
      'Since 1987',
      sql`update promoters set review_text = 'Since 1987', review_rating = 4, review_provider = 'A'`,
    ],
    [
      'a complaint about its promoter',
      project,
      'CMP/1234',
      sql`insert into complaints (promoter_id, complaint_number, subject, project_name, status)
        values (${ids.promoter}, 'CMP/1234', 'Late', 'Another', 'pending')`,
    ],
    [
      'a paper',
      project,
      'The mother deed',
      sql`insert into documents (property_id, section, position, name, url)
        values (${ids.project}, 'land', 1, 'The mother deed', '/files/deed.pdf')`,
    ],
    [
      'a place around it',
      nearby,
      'School on the Hill',
      sql`insert into places (import_key, category, kind, name, lat, lng, source, is_demonstration)
        values ('t1', 'schools', 'school', 'School on the Hill', 12.97, 77.75, 'a test', false)`,
    ],
    [
      'how many projects there are',
      () => '/api/v1/health',
      '"projects":0',
      sql`update properties set is_published = false`,
    ],
  ])('tells of %s as soon as it is changed, in every process', async (_what, url, said, change) => {
    for (const body of await bodies(url())) expect(body).not.toContain(said);
    await change.execute(test.db);
    for (const body of await bodies(url())) expect(body).toContain(said);
  });

  it('is none of a change that is not committed', async () => {
    await sql`update properties set is_published = true, name = 'Committed'`.execute(test.db);
    let meanwhile: string[] = [];
    const change = test.db.transaction().execute(async (trx) => {
      await sql`update properties set name = 'Taken back'`.execute(trx);
      meanwhile = await bodies(project());
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    for (const body of [...meanwhile, ...(await bodies(project()))]) {
      expect(body).toContain('Committed');
    }
    expect(meanwhile).toHaveLength(4);
  });

  it('tells of a change that was begun before others and committed after them', async () => {
    const { promise: isChanged, resolve: changed } = later();
    const { promise: mayCommit, resolve: commit } = later();
    const slow = test.db.transaction().execute(async (trx) => {
      await sql`update properties set name = 'Begun first'`.execute(trx);
      changed();
      await mayCommit;
    });
    await isChanged;
    await sql`update places set name = 'Changed between'`.execute(test.db);
    for (const body of await bodies(nearby())) expect(body).toContain('Changed between');
    for (const body of await bodies(project())) expect(body).toContain('Committed');
    commit();
    await slow;
    for (const body of await bodies(project())) expect(body).toContain('Begun first');
  });
});

/** A promise, and what keeps it. */
function later(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((keep) => (resolve = keep));
  return { promise, resolve };
}

describe('a kept answer in an encoding', () => {
  it.each(['br', 'gzip'])(
    'reads the same however often it was asked for, and is no longer: %s',
    async (encoding) => {
      const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
      const ask = async () => {
        const headers = { accept: 'application/json', 'accept-encoding': encoding };
        const url = `/api/v1/properties/${other}`;
        const { rawPayload, headers: told } = await test.app.inject({ url, headers });
        expect(told['content-encoding']).toBe(encoding);
        return { text: unpack(rawPayload).toString(), bytes: rawPayload.length };
      };
      const [first, again, later] = [await ask(), await ask(), await ask()];
      expect([again.text, later.text]).toEqual([first.text, first.text]);
      expect(again.bytes).toBeLessThan(first.bytes);
      expect(later.bytes).toBe(again.bytes);
    },
  );
});
