import { FITS, tallyFits, type Fit } from '@manemitra/domain/how-many-fit';
import type { Criteria, Criterion } from '@manemitra/query/criteria';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TEST_DAY } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { FEW, type Finder, type Judged, type Position } from '../finder.ts';
import { namesKind } from '../kinds-of-home.ts';
import { criteriaFor } from '../testing/criteria-for.ts';
import { loadKnownCatalogue } from '../testing/known-catalogue.ts';
import { fitOf, standingOf } from '../testing/oracle-order.ts';
import { fits, passes, UNIT_FIELDS, verdictOf, type Known } from '../testing/oracle.ts';
import { createCatalogueIndex } from './catalogue-index.ts';
import { columnFinder } from './column-finder.ts';

let test: TestDatabase;
let catalogue: Map<string, Known>;
let finder: Finder;
beforeAll(async () => {
  test = await createTestDatabase();
  catalogue = await loadKnownCatalogue(test.db, 250, 7);
  finder = columnFinder((await createCatalogueIndex(test.db).upToDate(TEST_DAY)).columns);
});
afterAll(() => test.close());

/** A few with every run; `SEARCHES_TIMES=5` tries five times as many. */
const runs = (few: number) => ({ numRuns: few * inject('searchesTimes') });
const RUNS = runs(40);
const anyCriteria = () => criteriaFor([...catalogue.values()]);
const findAll = (criteria: Criteria) => finder.find(criteria, { limit: 1000, after: undefined });
const fitting = (criteria: Criteria) =>
  [...catalogue].filter(([, known]) => fits(known, criteria)).map(([id]) => Number(id));
const without = (criteria: Criteria, dropped: readonly Criterion[]): Criteria => ({
  ...criteria,
  constraints: criteria.constraints.filter((wish) => !dropped.includes(wish)),
  // A list that is left empty asks for nothing, so everything meets it.
  ...(criteria.alternatives && {
    alternatives: criteria.alternatives.map((list) =>
      list.filter((wish) => !dropped.includes(wish)),
    ),
  }),
});
/** All wishes, those of the alternatives after those that hold in any case. */
const everyWish = ({ constraints, alternatives = [] }: Criteria) => [
  ...constraints,
  ...alternatives.flat(),
];
/** The criteria of which a project is told: those that hold in any case and one alternative. */
const toldTo = ({ constraints, alternatives, sort }: Criteria, number = 0): Criteria => ({
  constraints: [...constraints, ...(alternatives?.[number] ?? [])],
  ...(sort && { sort }),
});
const metBy = (known: Known, criteria: Criteria) =>
  criteria.alternatives?.flatMap((_, number) =>
    fits(known, toldTo(criteria, number)) ? [number] : [],
  );
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

function knownBy(id: number): Known {
  const known = catalogue.get(String(id));
  if (known === undefined) throw new Error(`No project has the id ${id}.`);
  return known;
}

/** How surely a project fits by the home that speaks for it, the worst of its wishes. */
function fitBy({ id, unit_id, alternative }: Judged, criteria: Criteria): Fit {
  const known = knownBy(id);
  const position = unit_id === null ? undefined : known.unitIds.indexOf(unit_id);
  const fits = toldTo(criteria, alternative).constraints.map((wish) =>
    fitOf(known, position, wish),
  );
  return FITS.findLast((fit) => fits.includes(fit)) ?? 'sure';
}

/** What the records say of a project by the unit type that speaks for it. */
function verdictsOf({ id, unit_id, alternative }: Judged, criteria: Criteria) {
  const { constraints } = toldTo(criteria, alternative);
  const known = knownBy(id);
  const position = unit_id === null ? undefined : known.unitIds.indexOf(unit_id);
  return constraints.map((wish) => verdictOf(known, position, wish));
}

describe('the columns in memory', { timeout: 120_000 }, () => {
  it('find and count exactly the projects that meet every must and no avoid', () => {
    const some = [...catalogue.keys()].map(Number).filter((id) => id % 3 === 0);
    fc.assert(
      fc.property(anyCriteria(), (criteria) => {
        const expected = fitting(criteria);
        const { page, nearMisses: _, ...counts } = findAll(criteria);
        expect(sorted(page.map(({ id }) => id))).toEqual(sorted(expected));
        expect(page.map(({ fit }) => fit)).toEqual(page.map((one) => fitBy(one, criteria)));
        expect(counts).toEqual(tallyFits(page.map((one) => fitBy(one, criteria))));
        const among = expected.filter((id) => some.includes(id)).length;
        expect(finder.howMany(criteria)).toEqual(counts);
        expect(finder.counts([{ criteria }, { criteria, ids: some }])).toEqual([
          counts.total,
          among,
        ]);
      }),
      RUNS,
    );
  });

  it('put each project where the formula puts it, and say which wishes it meets', () => {
    fc.assert(
      fc.property(anyCriteria(), (criteria) => {
        const { page } = findAll(criteria);
        for (const found of page) {
          const known = knownBy(found.id);
          const expected = standingOf(known, toldTo(criteria, found.alternative));
          expect(found.alternativesMet).toEqual(metBy(known, criteria));
          // The alternative that puts it first is the one that is told of it.
          for (const other of found.alternativesMet ?? []) {
            const { key, rank } = standingOf(known, toldTo(criteria, other));
            expect(key < found.key - 1 || (key === found.key && rank < found.rank - 1)).toBe(false);
          }
          // Distances may differ in their last digits.
          expect(Math.abs(found.rank - expected.rank)).toBeLessThanOrEqual(1);
          expect(Math.abs(found.key - expected.key)).toBeLessThanOrEqual(1);
          expect(found.unit_id).toBe(expected.unitId);
          expect(found.verdicts).toEqual(verdictsOf(found, criteria));
        }
        expect(page).toEqual(page.toSorted(compare));
      }),
      RUNS,
    );
  });

  it('give page after page without a gap and without a repetition', () => {
    fc.assert(
      fc.property(anyCriteria(), fc.integer({ min: 1, max: 30 }), (criteria, limit) => {
        const pages: Position[] = [];
        let after: Position | undefined;
        do {
          const { page } = finder.find(criteria, { limit, after });
          pages.push(...page);
          after = page.length === limit ? page.at(-1) : undefined;
        } while (after !== undefined);
        expect(pages).toEqual(findAll(criteria).page);
      }),
      runs(20),
    );
  });

  it('know for each wish who misses it alone', () => {
    fc.assert(
      fc.property(anyCriteria(), (criteria) => {
        const found = findAll(criteria);
        if (found.total >= FEW) return;
        const fit = fitting(criteria);
        everyWish(criteria).forEach((wish, index) => {
          const expected = fitting(without(criteria, [wish])).filter((id) => !fit.includes(id));
          const ids = (found.nearMisses[index] ?? []).map(([id]) => id);
          expect(sorted(ids)).toEqual(sorted(expected));
        });
      }),
      RUNS,
    );
  });

  it('know the fewest wishes that stand between some project and the answer', () => {
    fc.assert(
      fc.property(anyCriteria(), (criteria) => {
        const hard = everyWish(criteria).filter(({ strength }) => strength !== 'nice');
        const sets = finder.closestMissSets(criteria);
        const fewest = subsets(hard).find((some) => fitting(without(criteria, some)).length > 0);
        expect(sets.length > 0).toBe(hard.length > 0);
        if (hard.length === 0) return;
        const found = sets.map((set) => {
          const dropped = set.flatMap((index) => everyWish(criteria)[index] ?? []);
          expect(dropped).toHaveLength(fewest?.length ?? NaN);
          return fitting(without(criteria, dropped)).length;
        });
        expect(found).toEqual(found.toSorted((a, b) => b - a));
        expect(found.at(-1)).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  it('judge what they find as they found it, whoever is asked about', () => {
    fc.assert(
      fc.property(anyCriteria(), (criteria) => {
        const found = findAll(criteria).page.map(({ key: _key, rank: _rank, ...told }) => told);
        const ids = found.map(({ id }) => id);
        expect(finder.judge(criteria, ids)).toEqual(found);
      }),
      RUNS,
    );
  });

  it('judge who does not fit by the home that meets the most of the kind that is asked for, then of all that is asked of one', () => {
    const ids = [...catalogue.keys()].map(Number);
    fc.assert(
      fc.property(anyCriteria(), fc.shuffledSubarray(ids), (criteria, some) => {
        const judged = finder.judge(criteria, [...some, -1]);
        expect(judged.map(({ id }) => id)).toEqual(some);
        for (const one of judged) {
          expect(one.verdicts).toEqual(verdictsOf(one, criteria));
          const known = knownBy(one.id);
          const told = toldTo(criteria, one.alternative).constraints;
          const ofUnits = told.filter(({ field }) => UNIT_FIELDS.has(field));
          expect(one.alternativesMet).toEqual(metBy(known, criteria));
          const met = (position: number) => {
            const kept = ofUnits.filter(
              (wish) =>
                known.unitIds[position] !== undefined &&
                passes(wish, verdictOf(known, position, wish)),
            );
            return ofUnits.length * kept.filter(namesKind).length + kept.length;
          };
          const isAsked = ofUnits.length > 0 && known.unitIds.length > 0;
          if (fits(known, criteria)) continue;
          expect(one.unit_id !== null).toBe(isAsked);
          const most = Math.max(0, ...known.unitIds.map((_, position) => met(position)));
          expect(met(known.unitIds.indexOf(one.unit_id ?? -1))).toBe(isAsked ? most : 0);
        }
      }),
      runs(20),
    );
  });
});

function compare(a: Position, b: Position): number {
  return a.key - b.key || a.rank - b.rank || a.id - b.id;
}

/** All of them, the smallest first. */
function subsets<T>(items: readonly T[]): T[][] {
  const all = Array.from({ length: 2 ** items.length }, (_, bits) =>
    items.filter((_item, index) => (bits >> index) % 2 === 1),
  );
  return all.sort((a, b) => a.length - b.length);
}
