import * as fc from 'fast-check';
import type { Criteria } from '@manemitra/query/criteria';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { isOfPlace } from '../approximate.ts';
import { branchesOf } from '../branches.ts';
import { criteriaFor } from '../testing/criteria-for.ts';
import { loadKnownCatalogue } from '../testing/known-catalogue.ts';
import { fits, verdictOf, type Known } from '../testing/oracle.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { createCatalogueIndex } from './catalogue-index.ts';
import { unsurePlaces } from './unsure-places.ts';

let test: TestDatabase;
let catalogue: Map<string, Known>;
let columns: CatalogueColumns;
beforeAll(async () => {
  test = await createTestDatabase();
  catalogue = await loadKnownCatalogue(test.db, 250, 13);
  columns = (await createCatalogueIndex(test.db).upToDate(TEST_DAY)).columns;
});
afterAll(() => test.close());

/** Who may fit by one branch of a search, were their place known. Of an exact one only the pincode may be missing. */
function mayFit(known: Known, { constraints }: Criteria): boolean {
  if (known.place?.radiusMeters === 0) return false;
  const isAsked = ({ field, strength }: (typeof constraints)[number]) =>
    strength === 'must' && isOfPlace(field);
  const said = constraints.filter(isAsked).map((wish) => verdictOf(known, undefined, wish));
  const rest = { constraints: constraints.filter((wish) => !isAsked(wish)) };
  return said.includes(null) && !said.includes(false) && fits(known, rest);
}

it('names exactly those that a place not known well enough keeps out, and counts those without any', () => {
  fc.assert(
    fc.property(criteriaFor([...catalogue.values()]), (criteria) => {
      const branches = branchesOf(criteria).map(({ criteria: branch }) => branch);
      const unsure = [...catalogue].filter(
        ([, known]) => !fits(known, criteria) && branches.some((branch) => mayFit(known, branch)),
      );
      const isAsked = branches.some(({ constraints }) =>
        constraints.some(({ field, strength }) => strength === 'must' && isOfPlace(field)),
      );
      const about = unsure.filter(([, { place }]) => place !== undefined);
      const found = unsurePlaces(criteria, columns);
      expect(found === null).toBe(!isAsked);
      expect(found?.nearEnough.toSorted((a, b) => a - b) ?? []).toEqual(
        about.map(([id]) => Number(id)).sort((a, b) => a - b),
      );
      expect(found?.noPlace ?? 0).toBe(unsure.length - about.length);
    }),
    // A few with every run; `SEARCHES_TIMES=5` tries five times as many.
    { numRuns: 60 * inject('searchesTimes') },
  );
}, 120_000);
