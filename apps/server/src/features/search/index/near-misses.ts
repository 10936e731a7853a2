import type { NearMiss } from '../finder.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { isHard, isMust, type CompiledCondition } from './compiled-criteria.ts';
import { anyIn, bothIn, forEachIn, isIn, NO_ROWS } from './columns.ts';
import { hardWishes, missedBy, rowsMissing, type HardWishes } from './hard-wishes.ts';
import { at, numberIn } from './measures.ts';

/** For each wish the projects that miss it alone, with how far they are outside it. */
export function nearMisses(
  conditions: readonly CompiledCondition[],
  columns: CatalogueColumns,
): NearMiss[][] {
  const ofProject = hardWishes(conditions, 'property');
  const ofUnit = hardWishes(conditions, 'unit');
  const mustsOfUnit = conditions.filter(
    (condition) => condition.level === 'unit' && isHard(condition) && isMust(condition),
  );
  const id = numberIn(columns.project.id);
  const lists = conditions.map((): NearMiss[] => []);
  const { values: firstUnit } = columns.project.firstUnit;
  const { values: endOfUnits } = columns.project.endOfUnits;

  const [fittingUnits = NO_ROWS, unitsMissingOne = NO_ROWS] = rowsMissing(
    ofUnit,
    columns.unitRows,
    1,
  );
  const [fitting = NO_ROWS, missingOne = NO_ROWS] = rowsMissing(ofProject, columns.rows, 1);
  const { alive } = columns;

  forEachIn(bothIn(missingOne, alive.words), (row) => {
    const missed = missedBy(ofProject, row) ?? NaN;
    const first = at(firstUnit, row);
    const end = at(endOfUnits, row);
    const unitsFit =
      ofUnit.indexes.length === 0 ||
      (first === end ? mustsOfUnit.length === 0 : anyIn(fittingUnits, first, end));
    if (unitsFit) lists[missed]?.push([id(row), orNull(conditions[missed]?.gap?.(row) ?? NaN)]);
  });
  if (ofUnit.indexes.length === 0) return lists;
  forEachIn(bothIn(fitting, alive.words), (row) => {
    const first = at(firstUnit, row);
    const end = at(endOfUnits, row);
    if (anyIn(fittingUnits, first, end)) return;
    const alone =
      first === end
        ? missedWithoutUnits(mustsOfUnit)
        : missedByUnits(ofUnit, { first, end, oneMissed: unitsMissingOne }, conditions);
    for (const [index, gap] of alone) lists[index]?.push([id(row), orNull(gap)]);
  });
  return lists;
}

/** Each wish that some unit type misses alone, with the smallest gap among those. */
function missedByUnits(
  ofUnit: HardWishes,
  { first, end, oneMissed }: { first: number; end: number; oneMissed: Uint32Array },
  conditions: readonly CompiledCondition[],
): Map<number, number> {
  const gaps = new Map<number, number>();
  for (let unitRow = first; unitRow < end; unitRow++) {
    if (!isIn(oneMissed, unitRow)) continue;
    const missed = missedBy(ofUnit, unitRow) ?? NaN;
    const gap = conditions[missed]?.gap?.(unitRow) ?? NaN;
    const known = gaps.get(missed) ?? NaN;
    gaps.set(missed, Math.abs(gap) >= Math.abs(known) || Number.isNaN(gap) ? known : gap);
  }
  return gaps;
}

/** A project whose homes are not known misses the one wish that must be, if there is just one. */
function missedWithoutUnits(musts: readonly CompiledCondition[]): Map<number, number> {
  return new Map(musts.length === 1 ? musts.map(({ index }) => [index, NaN]) : []);
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
