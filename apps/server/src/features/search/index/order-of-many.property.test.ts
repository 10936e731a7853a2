import { FITS, tallyFits, type Fit } from '@manemitra/domain/how-many-fit';
import type { Criteria } from '@manemitra/query/criteria';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { criteriaFor } from '../testing/criteria-for.ts';
import { loadKnownCatalogue } from '../testing/known-catalogue.ts';
import { manyProjects } from '../testing/many-projects.ts';
import { fitOf, nearnessOf, standingOf } from '../testing/oracle-order.ts';
import { fits, verdictOf, type Known } from '../testing/oracle.ts';
import { readCatalogueRows, type CatalogueRows } from './catalogue-rows.ts';
import { columnFinder } from './column-finder.ts';

let test: TestDatabase;
let few: Map<string, Known>;
let rows: CatalogueRows;
beforeAll(async () => {
  test = await createTestDatabase();
  few = await loadKnownCatalogue(test.db, 250, 11);
  rows = await readCatalogueRows(test.db, [...few.keys()].map(Number));
});
afterAll(() => test.close());

/** By the home that speaks for a project: less is better; the closeness last. */
function shownOf(known: Known, criteria: Criteria): { fit: Fit; shown: number[] } {
  const { constraints } = criteria;
  const { unitId } = standingOf(known, criteria);
  const position = unitId === null ? undefined : known.unitIds.indexOf(unitId);
  const kinds = constraints.map((wish) => fitOf(known, position, wish));
  const nices = constraints.filter(({ strength }) => strength === 'nice');
  const fit = FITS.findLast((kind) => kinds.includes(kind)) ?? 'sure';
  return {
    fit,
    shown: [
      Number(kinds.includes('over-limit')),
      Number(kinds.includes('may-be-late')),
      Number(fit === 'by-what-is-known'),
      nices.filter((wish) => verdictOf(known, position, wish) !== true).length,
      known.severity,
      -nearnessOf(known, constraints),
    ],
  };
}

/** Of those that stand before, the worst closeness of each kind is enough to tell whether one of them is worse than one behind it. */
function firstWrong(
  shown: readonly number[][],
): { before: number[]; behind: number[] } | undefined {
  const worst = new Map<string, number[]>();
  for (const behind of shown) {
    for (const before of worst.values()) {
      const isNowhereBetter = before.every((value, at) => value >= (behind[at] ?? 0));
      const isWorse = before.some((value, at) => value > (behind[at] ?? 0) + 0.002);
      if (isNowhereBetter && isWorse) return { before, behind };
    }
    const kind = behind.slice(0, -1).join();
    const other = worst.get(kind);
    if (other === undefined || (other.at(-1) ?? 0) < (behind.at(-1) ?? 0)) worst.set(kind, behind);
  }
  return undefined;
}

it('among 10,000 projects none that is worse in what is shown and better in nothing stands before another, and all are counted', () => {
  const count = 10_000;
  const { columns, known } = manyProjects(few, rows, { count, day: TEST_DAY });
  const finder = columnFinder(columns);
  // Not those of one project, which are almost all.
  const wishes = criteriaFor([...few.values()]).map(({ constraints }) => ({
    constraints: constraints.filter(({ field }) => field !== 'project' && field !== 'promoter'),
  }));
  fc.assert(
    fc.property(wishes, (criteria) => {
      const expected = [...known].flatMap(([, one]) => (fits(one, criteria) ? [one] : []));
      const {
        page,
        nearMisses: _,
        ...counts
      } = finder.find(criteria, {
        limit: count * 2,
        after: undefined,
      });
      expect(counts).toEqual(tallyFits(expected.map((one) => shownOf(one, criteria).fit)));
      const shown = page.map(({ id }) => {
        const one = known.get(id);
        if (one === undefined) throw new Error(`No project has the id ${id}.`);
        return shownOf(one, criteria).shown;
      });
      expect(firstWrong(shown)).toBeUndefined();
    }),
    // A smaller search that fails, too, would be looked for among all of them each time: for minutes, and with nothing to see.
    { numRuns: 12, endOnFailure: true },
  );
}, 240_000);
