import { canonical } from '@manemitra/query/canonical';
import type { Criteria } from '@manemitra/query/criteria';
import { describe as sentenceOf } from '@manemitra/query/describe';
import type { FoundProperty } from '@manemitra/contract/search';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { criteriaFor } from './testing/criteria-for.ts';
import { loadKnownCatalogue } from './testing/known-catalogue.ts';
import type { Known } from './testing/oracle.ts';

let test: TestApp;
let catalogue: Map<string, Known>;
let say: (criteria: Criteria) => string;
beforeAll(async () => {
  test = await createTestApp();
  catalogue = await loadKnownCatalogue(test.db, 150, 47);
  const names = await loadCatalogueNames(test.db);
  say = (criteria) => sentenceOf(criteria, names);
});
afterAll(() => test.close());

/** As many projects as can be asked for by id at once. */
const SHOWN = 10;

/** What everything that speaks of a found project takes its home, its price and its difference to a limit from. */
const told = ({ id, home, match }: FoundProperty) => ({ id, home, match });

async function find(query: { prompt: string; ids?: string }): Promise<FoundProperty[]> {
  const { answer, problem } = await test.call('searchProperties', {
    query: { ...query, limit: SHOWN },
  });
  if (answer?.detailsLevel !== 'full') throw new Error(`${query.prompt}: ${problem?.detail}`);
  return answer.properties;
}

it('list, pages of a project, comparator and conversation speak of the same home at the same price', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(criteriaFor([...catalogue.values()]).map(canonical), async (wanted) => {
      const prompt = say(wanted);
      fc.pre(prompt !== '');
      const listed = await find({ prompt });
      if (listed.length === 0) return;
      const ids = listed.map(({ id }) => id);
      expect((await find({ prompt, ids: ids.join() })).map(told)).toEqual(listed.map(told));

      const [first] = listed;
      const alone = await find({ prompt, ids: first?.id ?? '' });
      expect(alone.map(told)).toEqual(listed.slice(0, 1).map(told));

      const { answer: reply } = await test.call('chat', { body: { prompt } });
      const cards = reply?.kind === 'wish' ? reply.cards : [];
      const again = cards.length === 0 ? [] : await find({ prompt: reply?.sentence ?? prompt });
      expect(cards.map(({ slug, unitId }) => ({ slug, unitId }))).toEqual(
        again
          .slice(0, cards.length)
          .map(({ slug, home }) => ({ slug, unitId: home?.unitId ?? null })),
      );
      compared += listed.length;
    }),
    { numRuns: 200 },
  );
  expect(compared).toBeGreaterThan(300);
}, 300_000);

it('the price part of the home that fits comes to the sum of its card', async () => {
  const listed = await find({ prompt: '3 BHK or 2 BHK under 5 crore' });
  expect(listed.length).toBe(SHOWN);
  for (const { slug, home } of listed) {
    const { answer } = await test.call('getProperty', { params: { id: slug } });
    const price = answer?.unitPrices.find(({ unitId }) => unitId === home?.unitId);
    expect({ all: price?.keysInHand.total, listed: price?.agreementPrice.totalAgg.value }).toEqual({
      all: home?.allInPrice,
      listed: home?.price,
    });
  }
});
