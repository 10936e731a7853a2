import { beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
beforeAll(async () => {
  await someProjects(test.db, [
    { name: 'Neelambari Heights', promoter: { name: 'Zenobia Constructions' } },
    { name: 'Neelambari', locality: 'Hebbal' },
    ...Array.from({ length: 12 }, (_, index) => ({ name: `Lotus ${index}` })),
  ]);
});

const discover = async (projectName: string, page?: number) =>
  (await test.call('discoverProperties', { query: { projectName, page } })).answer;

describe('looking a project up by its name', () => {
  it('tells it from others of a like name', async () => {
    const answer = await discover('neelambari heights');
    expect(answer).toMatchObject({ total: 2, page: 1, pageSize: 10 });
    expect(answer?.items[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      slug: 'neelambari-heights-whitefield',
      name: 'Neelambari Heights',
      locality: 'Whitefield',
      promoterName: 'Zenobia Constructions',
      rera: expect.objectContaining({ state: 'not-checked', number: null }),
      isDemonstration: false,
    });
  });

  it.each([
    ['neelambari', 'Neelambari'],
    ['neelambri hieghts', 'Neelambari Heights'],
    ['neel', 'Neelambari'],
    ['ನೀಲಾಂಬರಿ', 'Neelambari'],
    ['ನೀಲಾಂಬರಿ ಹೈಟ್ಸ್', 'Neelambari Heights'],
    ['नीलांबरी हाइट्स', 'Neelambari Heights'],
    ['ಲೋಟಸ್', 'Lotus 0'],
  ])('puts the most similar first: %s', async (typed, name) => {
    expect((await discover(typed))?.items[0]?.name).toBe(name);
  });

  it('gives ten at a time', async () => {
    const [first, second] = [await discover('lotus'), await discover('lotus', 2)];
    expect([first?.items.length, second?.items.length]).toEqual([10, 2]);
    expect(first?.total).toBe(12);
    const all = [...(first?.items ?? []), ...(second?.items ?? [])];
    expect(new Set(all.map(({ id }) => id)).size).toBe(12);
  });

  it('finds nothing that is not there or not published', async () => {
    await test.db
      .updateTable('properties')
      .set({ is_published: false })
      .where('name', '=', 'Lotus 0')
      .execute();
    expect((await discover('lotus'))?.total).toBe(11);
    expect(await discover('zzzzz')).toMatchObject({ items: [], total: 0 });
  });

  it('needs a name', async () => {
    const { problem } = await test.call('discoverProperties', { query: { projectName: ' ' } });
    expect(problem?.fields).toEqual([
      { field: 'query.projectName', message: 'Type the name of a project.' },
    ]);
  });
});
