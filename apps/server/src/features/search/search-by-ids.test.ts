import type { contract } from '@manemitra/contract/contract';
import type { EndpointCall } from '@manemitra/contract/endpoint';
import { beforeEach, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';
import { withoutProjects } from '#server/testing/without-projects.ts';

const test = testApp();
let slugs: string[];
let ids: string[];
beforeEach(async () => {
  await withoutProjects(test.db);
  slugs = await someProjects(test.db, [
    {
      name: 'Tanker',
      waterSources: ['tanker'],
      units: [
        { label: '2 BHK', type: 'apartment', bhk: 2, price: { min: 7_000_000 } },
        { label: '3 BHK', type: 'apartment', bhk: 3, price: { min: 9_000_000 } },
      ],
    },
    { name: 'Silent' },
    { name: 'Third', waterSources: ['cauvery'] },
  ]);
  const found = await Promise.all(slugs.map((id) => test.call('getProperty', { params: { id } })));
  ids = found.map(({ answer }) => answer?.id ?? '');
});

type Query = EndpointCall<(typeof contract)['searchProperties']>['query'];

const get = (query: Query) => test.call('searchProperties', { query });
const fieldProblems = async (query: Query) => (await get(query)).problem?.fields;

describe('projects asked for by id', () => {
  it('are exactly these in this order, by id or slug, each once', async () => {
    const [tanker = '', silent = ''] = ids;
    const { answer } = await get({ ids: `${silent}, ${tanker},${slugs[0]},${slugs[2]}` });
    expect(answer?.properties.map(({ project }) => project.name)).toEqual([
      'Silent',
      'Tanker',
      'Third',
    ]);
    expect(answer).toMatchObject({
      total: 3,
      missing: [],
      relaxations: [],
      pagination: { nextPage: null },
    });
  });

  it('come with the way to more like them: more of the same places, or of what was wished for', async () => {
    const here = await someProjects(test.db, [
      { name: 'One here', locality: 'Hebbal' },
      { name: 'Two here', locality: 'Hebbal', waterSources: ['cauvery'] },
    ]);
    const [one = ''] = here;
    const follow = async (query: Query) => {
      const more = (await get(query)).answer?.moreProperties;
      const found = await test.app.inject({
        url: more?.href ?? '',
        headers: { accept: 'application/json' },
      });
      const { properties } = found.json<{ properties: { project: { name: string } }[] }>();
      return [more?.method, more?.text, properties.map(({ project }) => project.name).toSorted()];
    };
    expect(await follow({ ids: one })).toEqual([
      'GET',
      'More projects in Hebbal',
      ['One here', 'Two here'],
    ]);
    expect(await follow({ ids: one, prompt: 'cauvery water' })).toEqual([
      'GET',
      'All projects that fit',
      ['Third', 'Two here'],
    ]);
  });

  it('are left out and named when they are not there', async () => {
    await test.db
      .updateTable('properties')
      .set({ is_published: false })
      .where('name', '=', 'Third')
      .execute();
    const asked = `${ids[0]},999999,no-such-project,${ids[2]},'`;
    const { answer } = await get({ ids: asked });
    expect(answer?.properties.map(({ id }) => id)).toEqual([ids[0]]);
    expect(answer?.missing).toEqual(['999999', 'no-such-project', ids[2], "'"]);
  });

  it('are judged by the sentence and stay whatever they miss', async () => {
    const { answer } = await get({
      ids: ids.slice(0, 2).join(','),
      prompt: '3 BHK under 80 lakh, no tanker water',
    });
    const [tanker, silent] = answer?.properties ?? [];
    const [rooms, price, water] = answer?.interpretation.constraints.map(({ id }) => id) ?? [];
    expect(tanker?.match).toMatchObject({ met: [rooms], missed: [price, water], unknown: [] });
    expect(tanker?.match.reasons).toEqual([
      '3 BHK',
      '₹90 L listed; all in, at least ₹16.84 L over your limit of ₹80 L',
      'Tanker water',
    ]);
    expect(silent?.match).toMatchObject({ met: [], missed: [], unknown: [rooms, price, water] });
  });

  it('are judged by the home that is named, whatever other one would fit', async () => {
    const units = (await get({ ids: ids[0] ?? '' })).answer?.properties[0]?.units ?? [];
    const [two = '', three = ''] = units.map(({ id }) => id);
    const judged = async (prompt: string, home?: string) => {
      const { answer } = await get({ ids: ids[0] ?? '', prompt, ...(home && { home }) });
      const { fit, missed = [], reasons = [] } = answer?.properties[0]?.match ?? {};
      return [fit !== undefined, missed.length, reasons[0]];
    };
    expect(await judged('2 BHK')).toEqual([true, 0, '2 BHK']);
    expect(await judged('2 BHK', two)).toEqual([true, 0, '2 BHK']);
    expect(await judged('2 BHK', three)).toEqual([false, 1, '3 BHK, not 2 BHK']);
    expect(await judged('2 BHK', 'of another')).toEqual([true, 0, '2 BHK']);
    expect(await judged('either 2 BHK, or else villa', three)).toEqual([
      false,
      1,
      expect.any(String),
    ]);
    // A wish that is of the project alone holds for each of its homes.
    expect(await judged('tanker water', three)).toEqual([true, 0, 'Tanker water']);
  });

  it('name the home that fits, and none where each misses a wish that counts', async () => {
    const homeFor = async (prompt: string) => {
      const { answer } = await get({ ids: ids[0] ?? '', prompt });
      const [found] = answer?.properties ?? [];
      return found?.units.find(({ id }) => id === found.match.unitId)?.label ?? null;
    };
    expect(await homeFor('3 BHK')).toBe('3 BHK');
    expect(await homeFor('3 BHK in Hebbal')).toBe('3 BHK');
    expect(await homeFor('no 2 BHK')).toBe('3 BHK');
    expect(await homeFor('under 80 lakh, preferably 3 BHK')).toBe('2 BHK');

    expect(await homeFor('4 BHK')).toBeNull();
    expect(await homeFor('3 BHK under 80 lakh')).toBeNull();
    expect(await homeFor('3 BHK above 1500 sq ft')).toBeNull(); // its size is not disclosed
    expect(await homeFor('preferably 4 BHK')).toBeNull();
    expect(await homeFor('no tanker water')).toBeNull();
  });

  it('speak of the home of the kind that is asked for, also where it misses the limit or another wish', async () => {
    const spokenOf = async (prompt: string) => {
      const { answer } = await get({ ids: ids[0] ?? '', prompt });
      const { home = null, difference = null } = answer?.properties[0] ?? {};
      return [home?.label ?? null, difference?.text ?? null];
    };
    const over = 'All in, at least ₹16.84 L over your limit of ₹80 L';
    expect(await spokenOf('3 BHK under 80 lakh')).toEqual(['3 BHK', over]);
    expect(await spokenOf('under 80 lakh, 3 BHK')).toEqual(['3 BHK', over]);
    // It keeps one wish, as the other home does; that which is said first is not always the kind.
    expect((await spokenOf('under 80 lakh, 3 BHK above 1500 sq ft'))[0]).toBe('3 BHK');
    expect((await spokenOf('under 50 lakh'))[0]).toBe('2 BHK');
    expect(await spokenOf('4 BHK under 80 lakh')).toEqual([null, null]);
  });

  it('come by POST as the specification has it, with or without a prompt', async () => {
    const query = { searchType: 'smart', detailsLevel: 'full', propertyId: ids.join(',') } as const;
    for (const body of [{}, { prompt: '' }, { prompt: '3 BHK' }]) {
      const { answer } = await test.call('searchPropertiesByPost', { query, body });
      expect(answer?.properties.map(({ id }) => id)).toEqual(ids);
    }
  });

  it('are from one to ten', async () => {
    const eleven = Array.from({ length: 11 }, (_, index) => index + 1).join(',');
    expect(await fieldProblems({ ids: '' })).toEqual([
      { field: 'query.ids', message: 'Please select at least 1 property to view.' },
    ]);
    expect(await fieldProblems({ propertyId: eleven })).toEqual([
      { field: 'query.propertyId', message: 'You can only view up to 10 properties.' },
    ]);
  });
});

describe('a search without ids', () => {
  it.each<[Query]>([[{}], [{ prompt: '  ' }], [{ searchType: 'text' }]])(
    'needs a prompt: %j',
    async (query) => {
      expect(await fieldProblems(query)).toEqual([
        { field: 'query.prompt', message: 'Type what you are looking for.' },
      ]);
      const { prompt, ...rest } = query;
      const posted = await test.call('searchPropertiesByPost', { query: rest, body: { prompt } });
      expect(posted.problem?.fields).toEqual([
        { field: 'body.prompt', message: 'Type what you are looking for.' },
      ]);
    },
  );
});
