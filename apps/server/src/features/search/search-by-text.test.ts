import type { SearchAnswer } from '@manemitra/contract/search';
import { beforeEach, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';
import { withoutProjects } from '#server/testing/without-projects.ts';

const test = testApp();
beforeEach(() => withoutProjects(test.db));

type Given = Parameters<typeof someProjects>[1][number];
const load = (...given: Given[]) => someProjects(test.db, given);

async function search(prompt: string, query: object = {}): Promise<SearchAnswer> {
  const { answer, problem } = await test.call('searchProperties', {
    query: { searchType: 'text', prompt, ...query },
  });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}
const names = ({ properties }: SearchAnswer) => properties.map(({ project }) => project.name);
const reasons = ({ properties }: SearchAnswer) => properties.map(({ match }) => match.reasons);

describe('a text search', () => {
  beforeEach(() =>
    load(
      { name: 'Neelambari Heights', locality: 'Hebbal' },
      { name: 'Mallige Greens', locality: 'Whitefield' },
      { name: 'Areca Court', locality: 'Jayanagar', description: 'Homes around a swimming pool.' },
    ),
  );

  it.each([
    ['a name', 'neelambari heights', 'Neelambari Heights', ['Name: Neelambari Heights']],
    ['a misspelt name', 'neelambri hieghts', 'Neelambari Heights', ['Name: Neelambari Heights']],
    ['a part of a name', 'mallige', 'Mallige Greens', ['Name: Mallige Greens']],
    ['a locality', 'whitefield', 'Mallige Greens', ['Locality: Whitefield']],
    ['a misspelt locality', 'whitefeild', 'Mallige Greens', ['Locality: Whitefield']],
    [
      'a name with its locality',
      'mallige whitefield',
      'Mallige Greens',
      ['Name: Mallige Greens', 'Locality: Whitefield'],
    ],
    [
      'words of a description',
      'pool swimming',
      'Areca Court',
      ['Description: “Homes around a swimming pool.”'],
    ],
    [
      'misspelt words of a description',
      'homes with swiming pools',
      'Areca Court',
      ['Description: “Homes around a swimming pool.”'],
    ],
  ])('finds by %s and says so', async (_, prompt, name, why) => {
    const answer = await search(prompt);
    expect(names(answer)).toEqual([name]);
    expect(reasons(answer)).toEqual([why]);
    expect(answer.total).toBe(1);
  });

  it.each(['zzzzz', '???', "' or 1=1 --", "o'brien & ! ( | :*", 'ಮನೆ', 'swimming elephants'])(
    'finds nothing for what is nowhere: %s',
    async (prompt) => {
      expect(await search(prompt)).toMatchObject({ total: 0, properties: [], relaxations: [] });
    },
  );

  it.each([
    ['Kannada', 'ವೈಟ್‌ಫೀಲ್ಡ್', 'Mallige Greens', ['Locality: Whitefield']],
    ['Kannada with an ending', 'ಹೆಬ್ಬಾಳದಲ್ಲಿ', 'Neelambari Heights', ['Locality: Hebbal']],
    ['Devanagari', 'व्हाइटफील्ड', 'Mallige Greens', ['Locality: Whitefield']],
    ['a misspelling in Devanagari', 'हेबाल', 'Neelambari Heights', ['Locality: Hebbal']],
    ['a name by its sound', 'ಮಲ್ಲಿಗೆ', 'Mallige Greens', ['Name: Mallige Greens']],
  ])('finds what is typed in %s', async (_, prompt, name, why) => {
    const answer = await search(prompt);
    expect(names(answer)).toEqual([name]);
    expect(reasons(answer)).toEqual([why]);
    expect(answer.sentence).toBe(prompt);
  });

  it('takes its words as words, not as wishes', async () => {
    const { interpretation, sentence } = await search('3 BHK in Hebbal');
    expect(interpretation).toMatchObject({ intent: 'search', constraints: [] });
    expect(sentence).toBe('3 BHK in Hebbal');
  });

  it.each([
    ['2,000 letters', 'x'.repeat(2000), 'Keep it under 200 characters.'],
    ['201 letters', 'x'.repeat(201), 'Keep it under 200 characters.'],
    ['21 words', 'mallige '.repeat(21), 'Use at most 20 words.'],
  ])('refuses %s, by GET and by POST', async (_, prompt, message) => {
    const query = { searchType: 'text' } as const;
    const got = await test.call('searchProperties', { query: { ...query, prompt } });
    expect([got.status, got.problem?.fields]).toEqual([400, [{ field: 'query.prompt', message }]]);
    const posted = await test.call('searchPropertiesByPost', { query, body: { prompt } });
    expect(posted.problem?.fields).toEqual([{ field: 'body.prompt', message }]);
  });

  it('takes 200 letters', async () => {
    expect((await search('x'.repeat(200))).total).toBe(0);
  });

  it('knows the words of a description that has changed', async () => {
    await test.db
      .updateTable('properties')
      .set({ description: 'Beside an observatory.' })
      .where('name', '=', 'Areca Court')
      .execute();
    expect(names(await search('observatry'))).toEqual(['Areca Court']);
    expect(names(await search('swimming pool'))).toEqual([]);
  });

  it('does not see what is unpublished or deleted', async () => {
    await test.db.updateTable('properties').set({ is_published: false }).execute();
    expect((await search('mallige')).total).toBe(0);
    expect((await search('swimming pool')).total).toBe(0);
  });
});

describe('a builder', () => {
  beforeEach(() =>
    load(
      { name: 'Mizu', promoter: { name: 'Zenobia Constructions' } },
      { name: 'Zenobia Gardens', promoter: { name: 'Somebody Else' } },
      { name: 'Mallige Greens', promoter: { name: 'Brindavan Homes' } },
    ),
  );

  it.each([
    ['its name', 'zenobia constructions'],
    ['its misspelt name', 'zenobya constuctions'],
  ])('is found by %s, after projects that bear it themselves', async (_, prompt) => {
    const answer = await search(prompt);
    expect(names(answer)[0]).toBe('Mizu');
    expect(reasons(answer)[0]).toEqual(['Builder: Zenobia Constructions']);
    expect(names(await search('zenobia'))).toEqual(['Zenobia Gardens', 'Mizu']);
  });

  it('narrows a name down', async () => {
    await load({ name: 'Mallige Court', promoter: { name: 'Somebody Else' } });
    expect(names(await search('mallige brindavan'))[0]).toBe('Mallige Greens');
  });

  it('that is renamed is found by its new name', async () => {
    await test.db
      .updateTable('promoters')
      .set({ name: 'Quetzal Estates' })
      .where('name', '=', 'Zenobia Constructions')
      .execute();
    expect(names(await search('quetzal'))).toEqual(['Mizu']);
  });
});

describe('the order of a text search', () => {
  const lotus = (name: string, price: number | undefined, more: object = {}) => ({
    name: `Lotus ${name}`,
    units: [
      {
        label: '2 BHK',
        type: 'apartment' as const,
        bhk: 2,
        ...(price === undefined ? {} : { price: { min: price } }),
      },
    ],
    ...more,
  });

  it.each([
    ['price-asc', ['Cheap', 'Dear', 'Silent']],
    ['price-desc', ['Dear', 'Cheap', 'Silent']],
    ['possession-asc', ['Dear', 'Cheap', 'Silent']],
    ['newest', ['Cheap', 'Dear', 'Silent']],
  ] as const)('is the one asked for, what is not known last: %s', async (sort, expected) => {
    await load(
      lotus('Silent', undefined),
      lotus('Dear', 9_000_000, { status: 'ready', launchedOn: '2020-01-01' }),
      lotus('Cheap', 5_000_000, { possessionOn: '2028-01-01', launchedOn: '2026-01-01' }),
    );
    const seen: string[] = [];
    let answer = await search('lotus', { sort, limit: 1 });
    expect(answer.interpretation.sort).toBe(sort);
    for (;;) {
      seen.push(...names(answer));
      if (answer.pagination.nextPage === null) break;
      answer = (
        await test.app.inject({
          url: answer.pagination.nextPage,
          headers: { accept: 'application/json' },
        })
      ).json<SearchAnswer>();
    }
    expect(seen).toEqual(expected.map((name) => `Lotus ${name}`));
  });

  it('goes by likeness where there is no place to be near to', async () => {
    await load(lotus('Park Residency', 5_000_000), lotus('Park', 9_000_000));
    expect(names(await search('lotus park', { sort: 'distance-asc' }))).toEqual([
      'Lotus Park',
      'Lotus Park Residency',
    ]);
  });

  it('refuses the page link of another order', async () => {
    await load(lotus('Park', 5_000_000), lotus('Court', 9_000_000));
    const { pagination } = await search('lotus', { limit: 1, sort: 'price-asc' });
    const cursor = new URL(pagination.nextPage ?? '', 'http://test').searchParams.get('cursor');
    const { problem } = await test.call('searchProperties', {
      query: { searchType: 'text', prompt: 'lotus', sort: 'price-desc', cursor: cursor ?? '' },
    });
    expect(problem?.code).toBe('cursor.invalid');
  });

  it('puts the name itself first, then names that hold it, then descriptions', async () => {
    await load(
      { name: 'Other', description: 'Next to Lotus Park.' },
      { name: 'Lotus Park Residency' },
      { name: 'Lotus Park' },
    );
    expect(names(await search('lotus park'))).toEqual([
      'Lotus Park',
      'Lotus Park Residency',
      'Other',
    ]);
  });

  it('puts the locality itself before its parts', async () => {
    await load({ locality: 'JP Nagar 8th Phase', khatha: 'A' }, { locality: 'JP Nagar' });
    const { properties } = await search('jp nagar');
    expect(properties.map(({ project }) => project.locality)).toEqual([
      'JP Nagar',
      'JP Nagar 8th Phase',
    ]);
  });

  it('puts what is better known first among equals', async () => {
    await load({ name: 'Silent' }, { name: 'Known', khatha: 'A', totalUnits: 10 });
    expect(names(await search('whitefield'))).toEqual(['Known', 'Silent']);
  });

  it('goes on page by page without a gap or a repetition', async () => {
    await load(...Array.from({ length: 5 }, (_, index) => ({ name: `Lotus ${index}` })));
    const first = await search('lotus', { limit: 2 });
    const seen = names(first);
    let next = first.pagination.nextPage;
    while (next !== null) {
      const response = await test.app.inject({
        url: next,
        headers: { accept: 'application/json' },
      });
      const page = response.json<SearchAnswer>();
      expect(page.total).toBe(5);
      seen.push(...names(page));
      next = page.pagination.nextPage;
    }
    expect(seen.toSorted()).toEqual(['Lotus 0', 'Lotus 1', 'Lotus 2', 'Lotus 3', 'Lotus 4']);
  });

  it('refuses the page link of another search', async () => {
    await load({ name: 'Lotus 1' }, { name: 'Lotus 2' });
    const { pagination } = await search('lotus', { limit: 1 });
    const cursor = new URL(pagination.nextPage ?? '', 'http://test').searchParams.get('cursor');
    for (const other of [
      { prompt: 'lotus 2', searchType: 'text' },
      { prompt: 'lotus', searchType: 'smart' },
    ] as const) {
      const { problem } = await test.call('searchProperties', {
        query: { cursor: cursor ?? '', ...other },
      });
      expect(problem?.code).toBe('cursor.invalid');
    }
  });
});
