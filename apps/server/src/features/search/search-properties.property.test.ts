import { canonical } from '@manemitra/query/canonical';
import type { Criteria } from '@manemitra/query/criteria';
import { describe as sentenceOf } from '@manemitra/query/describe';
import { criteriaOf } from '@manemitra/query/interpretation';
import type { SearchAnswer } from '@manemitra/contract/search';
import { criteriaArbitrary } from '@manemitra/query/testing/criteria-arbitrary';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import { testApp } from '#server/testing/test-app.ts';
import { criteriaFor } from './testing/criteria-for.ts';
import { loadKnownCatalogue } from './testing/known-catalogue.ts';
import { fits, type Known } from './testing/oracle.ts';

const test = testApp();
let catalogue: Map<string, Known>;
let say: (criteria: Criteria) => string;
beforeAll(async () => {
  catalogue = await loadKnownCatalogue(test.db, 150, 11);
  const names = await loadCatalogueNames(test.db);
  say = (criteria) => sentenceOf(criteria, names);
});

const search = async (prompt: string, limit = 100): Promise<SearchAnswer> => {
  const { answer, problem } = await test.call('searchProperties', { query: { prompt, limit } });
  if (answer === undefined) throw new Error(`${prompt}: ${problem.detail}`);
  return answer;
};

const anyCriteria = () =>
  fc.oneof(
    { weight: 3, arbitrary: criteriaFor([...catalogue.values()]).map(canonical) },
    { weight: 1, arbitrary: criteriaArbitrary },
  );

/** A few with every run; `SEARCHES_TIMES=5` tries five times as many. */
const runs = (few: number) => ({ numRuns: few * inject('searchesTimes') });

describe('a smart search', { timeout: 120_000 }, () => {
  it('executes what it says it understood and lists only what fits that', async () => {
    await fc.assert(
      fc.asyncProperty(anyCriteria(), async (wanted) => {
        fc.pre(say(wanted) !== '');
        const answer = await search(say(wanted));
        const criteria = criteriaOf(answer.interpretation);
        const expected = [...catalogue].filter(([, known]) => fits(known, criteria));
        expect(answer.total).toBe(expected.length);
        const allowed = new Set(expected.map(([id]) => id));
        for (const { id } of answer.properties) expect(allowed).toContain(id);
      }),
      runs(20),
    );
  });

  it('yields exactly what a relaxation promised', async () => {
    let promises = 0;
    await fc.assert(
      fc.asyncProperty(anyCriteria(), async (wanted) => {
        fc.pre(say(wanted) !== '');
        const answer = await search(say(wanted), 1);
        for (const relaxation of answer.relaxations) {
          promises++;
          expect(relaxation.total).toBe(answer.total + relaxation.more);
          const relaxed = await search(relaxation.sentence, 1);
          expect({ sentence: relaxation.sentence, total: relaxed.total }).toEqual({
            sentence: relaxation.sentence,
            total: relaxation.total,
          });
        }
      }),
      // As many as before: of 40 some seeds get fewer promises than must be seen.
      runs(100),
    );
    expect(promises).toBeGreaterThan(20);
  });

  it('offers at most five changes, and none when enough fit', async () => {
    await fc.assert(
      fc.asyncProperty(anyCriteria(), async (wanted) => {
        fc.pre(say(wanted) !== '');
        const { total, relaxations, moreProperties } = await search(say(wanted), 1);
        expect(relaxations.length).toBeLessThanOrEqual(total < 5 ? 5 : 0);
        expect(moreProperties === null).toBe(relaxations.length === 0 && total <= 1);
      }),
      runs(10),
    );
  });
});
