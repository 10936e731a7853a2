import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createCatalogueIndex } from './catalogue-index.ts';
import { columnFinder } from './column-finder.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

it('with a new day the order and the cards follow what has ended, though nobody changed anything', async () => {
  const building = {
    status: 'under-construction' as const,
    possessionOn: '2029-12-31',
    totalUnits: 90,
    landSqm: 4000,
    reraCheckedOn: '2026-10-03',
  };
  await someProjects(test.db, [
    {
      ...building,
      name: 'Ends Soon',
      reraNumbers: ['PRM/KA/RERA/1251/308/PR/270922/900001'],
      reraValidUntil: '2027-01-31',
    },
    {
      ...building,
      name: 'Ends Late',
      reraNumbers: ['PRM/KA/RERA/1251/308/PR/270922/900002'],
      reraValidUntil: '2029-12-31',
      khatha: 'B',
    },
  ]);
  let today = '2026-11-23';
  const index = createCatalogueIndex(test.db);
  const order = async () => {
    const { columns, loadCards } = await index.upToDate(today);
    const { page } = columnFinder(columns).find(
      { constraints: [] },
      { limit: 9, after: undefined },
    );
    const cards = await loadCards(page.map(({ id }) => id));
    return cards.map(({ presented }) => [presented.project.name, presented.verdict.level]);
  };
  const before = await order();
  expect(before).toEqual([
    ['Ends Soon', 'ask-first'],
    ['Ends Late', 'careful'],
  ]);
  today = '2027-09-01';
  expect(await order()).toEqual([
    ['Ends Late', 'careful'],
    ['Ends Soon', 'stay-away'],
  ]);
});

it('a search is made on the day that the clock of the app shows', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  app.clock.now = new Date('2027-08-31T19:00:00Z');
  const { answer } = await app.call('searchProperties', {
    query: { prompt: 'ready by end of this year' },
  });
  expect(answer?.interpretation.constraints).toMatchObject([
    { field: 'possession', value: { by: '2027-12-31' } },
  ]);
});
