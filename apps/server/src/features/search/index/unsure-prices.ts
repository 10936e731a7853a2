import type { Criteria } from '@manemitra/query/criteria';
import { branchesOf } from '../branches.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { countIn, eitherOf, forEachIn, isIn, wordsFor } from './columns.ts';
import { compileForAll, isMust, type CompiledCondition } from './compiled-criteria.ts';
import { fittingOf, fittingRows } from './fitting-rows.ts';
import { at, mark, UNKNOWN } from './measures.ts';
import { mayBePriced } from './price-measures.ts';

/**
 * The projects that meet everything but what is asked of the price, and of that nothing surely not: what all their homes cost is known
 * from where to where, and not which home costs what, or which homes there are. Their ids, the one that begins lowest first; `null`
 * where no price is asked for.
 */
export function unsurePrices(criteria: Criteria, columns: CatalogueColumns): number[] | null {
  const branches = branchesOf(criteria).map(({ criteria: branch }) => ({
    branch,
    conditions: compileForAll(branch, columns),
  }));
  const asked = branches.filter(({ conditions }) => conditions.some(isWishOfPrice));
  if (asked.length === 0) return null;
  const { project, unit, unitRows, pricedWithoutHomes } = columns;
  const ofProject = eitherOf([unit.isPricedByProject.words, unit.isAllInByProject.words]);
  if (countIn(ofProject) + countIn(pricedWithoutHomes.words) === 0) return [];
  const fitting = eitherOf(
    branches.map(({ conditions }) => fittingRows(conditions, columns).projects),
  );
  const lowest = new Map<number, number>();
  const name = (row: number, ...from: number[]) => {
    const begins = from.find((price) => !Number.isNaN(price)) ?? Infinity;
    lowest.set(row, Math.min(lowest.get(row) ?? Infinity, begins));
  };
  for (const { branch, conditions } of asked) {
    const { projects, units } = fittingRows(
      conditions.map((condition) =>
        isWishOfPrice(condition) ? orUnsure(condition, ofProject, unitRows) : condition,
      ),
      columns,
    );
    forEachIn(projects, (row) => {
      if (isIn(fitting, row)) return;
      const [first, end] = [at(project.firstUnit.values, row), at(project.endOfUnits.values, row)];
      for (let home = first; home < end; home++) {
        if (units === undefined || !isIn(units, home)) continue;
        name(
          row,
          at(unit.project_price_min.values, home),
          at(unit.project_all_in_min.values, home),
        );
      }
    });
    const fitsOtherwise = fittingOf(
      conditions.filter((condition) => !isWishOfPrice(condition)),
      columns,
    );
    const mayBe = branch.constraints.flatMap(({ field, strength, value }) =>
      field === 'price' && strength === 'must' ? [mayBePriced(value, columns)] : [],
    );
    forEachIn(pricedWithoutHomes.words, (row) => {
      if (isIn(fitting, row) || !fitsOtherwise(row) || !mayBe.every((may) => may(row))) return;
      name(row, at(project.price_min.values, row), at(project.all_in_min.values, row));
    });
  }
  return [...lowest]
    .map(([row, from]) => ({ id: at(project.id.values, row), from }))
    .sort((a, b) => (a.from === b.from ? a.id - b.id : a.from - b.from))
    .map(({ id }) => id);
}

const isWishOfPrice = (condition: CompiledCondition): boolean =>
  isMust(condition) && condition.field === 'price';

/** A wish that is also met by homes of which only the prices of their project are known, where those do not speak against it. */
function orUnsure(
  condition: CompiledCondition,
  ofProject: Uint32Array,
  unitRows: number,
): CompiledCondition {
  const unsure = wordsFor(unitRows);
  forEachIn(ofProject, (row) => {
    if (row < unitRows && condition.verdict(row) === UNKNOWN) mark(unsure, row);
  });
  return { ...condition, met: eitherOf([condition.met ?? unsure, unsure]) };
}
