import * as fc from 'fast-check';
import type { Criteria } from '@manemitra/query/criteria';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { branchesOf } from '../branches.ts';
import { criteriaFor } from '../testing/criteria-for.ts';
import { loadKnownCatalogue } from '../testing/known-catalogue.ts';
import { fits, listedPrice, passes, verdictOf, type Known } from '../testing/oracle.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { createCatalogueIndex } from './catalogue-index.ts';
import { unsurePrices } from './unsure-prices.ts';

let test: TestDatabase;
let catalogue: Map<string, Known>;
let columns: CatalogueColumns;
beforeAll(async () => {
  test = await createTestDatabase();
  catalogue = await loadKnownCatalogue(test.db, 250, 13);
  columns = (await createCatalogueIndex(test.db).upToDate(TEST_DAY)).columns;
});
afterAll(() => test.close());

const isOfPrice = ({ field, strength }: Criteria['constraints'][number]) =>
  strength === 'must' && field === 'price';

/** Who may fit by one branch of a search, were it known which of its homes costs what. */
function mayFit(known: Known, { constraints }: Criteria): boolean {
  const { units, priceRange, allInPriceRange } = known.record;
  const hard = constraints.filter(({ strength }) => strength !== 'nice');
  if (units.length === 0) {
    const others = hard.filter((wish) => !isOfPrice(wish));
    const listed = priceRange ?? (allInPriceRange && { max: allInPriceRange.max });
    const allIn = allInPriceRange ?? (priceRange && { min: priceRange.min });
    return (
      fits(known, { constraints: others }) &&
      hard.every(
        (wish) =>
          !(isOfPrice(wish) && wish.field === 'price') ||
          reaches(wish.value.basis === 'all-in' ? allIn : listed, wish.value),
      )
    );
  }
  return units.some((unit, position) => {
    const isOfProject =
      (listedPrice(known.record, unit) === undefined && priceRange !== undefined) ||
      ((known.allInPrices[position] ?? null) === null && allInPriceRange !== undefined);
    const verdicts = hard.map((wish) => ({ wish, verdict: verdictOf(known, position, wish) }));
    return (
      isOfProject &&
      verdicts.every(
        ({ wish, verdict }) => passes(wish, verdict) || (isOfPrice(wish) && verdict === null),
      )
    );
  });
}

type Ends = { min?: number | undefined; max?: number | undefined };

/** Whether some price between these ends, where any are known, is in the range. */
function reaches(ends: Ends | undefined, { min = 0, max = Infinity }: Ends): boolean {
  return ends !== undefined && (ends.min ?? 0) <= max && (ends.max ?? Infinity) >= min;
}

/** Searches that end within the prices of a project, so that each run finds some of which nobody knows whether they fit. */
function withinARange(): Criteria[] {
  const lowest = [...catalogue.values()].flatMap(({ record }) => record.priceRange?.min ?? []);
  return lowest.slice(0, 3).map((max) => ({
    constraints: [{ field: 'price', value: { max, basis: 'listed' }, strength: 'must' }],
  }));
}

it('names exactly those of which only the prices of the whole project are known, where these reach into what is asked for', () => {
  let found = 0;
  fc.assert(
    fc.property(criteriaFor([...catalogue.values()]), (criteria) => {
      const branches = branchesOf(criteria).map(({ criteria: branch }) => branch);
      const asked = branches.filter(({ constraints }) => constraints.some(isOfPrice));
      const unsure = [...catalogue].flatMap(([id, known]) =>
        !fits(known, criteria) && asked.some((branch) => mayFit(known, branch)) ? Number(id) : [],
      );
      const named = unsurePrices(criteria, columns);
      found += unsure.length;
      expect(named === null).toBe(asked.length === 0);
      expect(named?.toSorted((a, b) => a - b) ?? []).toEqual(unsure.sort((a, b) => a - b));
    }),
    { numRuns: 60 * inject('searchesTimes'), examples: withinARange().map((each) => [each]) },
  );
  expect(found).toBeGreaterThan(0);
}, 120_000);
