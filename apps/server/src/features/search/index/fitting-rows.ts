import type { Criteria } from '@manemitra/query/criteria';
import { UNIT_SORTS } from '../sort-keys.ts';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import { isHard, isMust, type CompiledCondition } from './compiled-criteria.ts';
import { hardWishes, passesAll } from './hard-wishes.ts';
import { at, numberIn } from './measures.ts';
import { factsScore, rounded, sortKeyOf, wishScore } from './rank-measures.ts';

/** Calls back for each row of a published project. */
export function forEachProject(columns: CatalogueColumns, call: (row: number) => void): void {
  const { rows } = columns;
  const { words } = columns.alive;
  for (let row = 0; row < rows; row++) {
    if ((((words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1) call(row);
  }
}

/** Whether a project meets all hard wishes. */
export function fittingOf(
  conditions: readonly CompiledCondition[],
  { project }: CatalogueColumns,
): (row: number) => boolean {
  const ofProject = hardWishes(conditions, 'property');
  const ofUnit = hardWishes(conditions, 'unit');
  if (ofUnit.indexes.length === 0) return (row) => passesAll(ofProject, row);
  const hardOfUnits = conditions.filter(
    (condition) => condition.level === 'unit' && isHard(condition),
  );
  // A project whose homes are not known can meet no wish about them, but it breaks no "avoid" either.
  const isFineWithoutUnits = !hardOfUnits.some(isMust);
  const { values: firstUnit } = project.firstUnit;
  const { values: endOfUnits } = project.endOfUnits;
  return (row) => {
    if (!passesAll(ofProject, row)) return false;
    const first = at(firstUnit, row);
    const end = at(endOfUnits, row);
    if (first === end) return isFineWithoutUnits;
    for (let unit = first; unit < end; unit++) if (passesAll(ofUnit, unit)) return true;
    return false;
  };
}

/** A project none of whose unit types meets the wishes about them. */
export const MISFIT = -1;

/** Who fits, and where a project that does stands in the order of the answer. */
export interface Ranker {
  /** Whether it meets the hard wishes about the project. */
  projectFits: (row: number) => boolean;
  /** The row of the unit type that speaks for a project, `NO_UNIT` where none is asked about, or `MISFIT`. */
  unitRowOf: (row: number) => number;
  keyOf: (row: number, unitRow: number) => number;
  rankOf: (row: number, unitRow: number) => number;
}

export function rankerOf(
  conditions: readonly CompiledCondition[],
  { sort }: Criteria,
  columns: CatalogueColumns,
): Ranker {
  const closenessCount = conditions.filter(
    ({ closeness, strength }) => closeness && strength !== 'avoid',
  ).length;
  const ofUnits = conditions.filter(({ level }) => level === 'unit');
  const ofProject = conditions.filter(({ level }) => level === 'property');
  const needsUnit = ofUnits.length > 0 || (sort !== undefined && UNIT_SORTS.includes(sort));
  const key = sortKeyOf(sort, conditions, columns);
  const facts = factsScore(columns);
  const projectScore = wishScore(ofProject, closenessCount);
  const unitScore = wishScore(ofUnits, closenessCount);
  const hardOfProject = hardWishes(conditions, 'property');
  return {
    projectFits: (row) => passesAll(hardOfProject, row),
    unitRowOf: needsUnit
      ? unitChooser(ofUnits, { keyOf: key.ofUnit, scoreOf: unitScore }, columns)
      : () => NO_UNIT,
    keyOf: key.ofProperty,
    rankOf: (row, unitRow) => {
      const ofUnit = unitRow === NO_UNIT ? 0 : unitScore(unitRow);
      return -rounded((facts(row) + projectScore(row) + ofUnit) * 10_000);
    },
  };
}

interface UnitOrder {
  keyOf: (unitRow: number) => number;
  scoreOf: (unitRow: number) => number;
}

/** Of the unit types that fit, the first by the sort, the score, the price, then the id. */
function unitChooser(
  ofUnits: readonly CompiledCondition[],
  order: UnitOrder,
  { project, unit }: CatalogueColumns,
): (row: number) => number {
  const wishes = hardWishes(ofUnits, 'unit');
  const hard = ofUnits.filter(isHard);
  const withoutUnits = hard.some(isMust) ? MISFIT : NO_UNIT;
  const withoutFit = hard.length > 0 ? MISFIT : NO_UNIT;
  const { values: firstUnit } = project.firstUnit;
  const { values: endOfUnits } = project.endOfUnits;
  const comesBefore = unitOrder(order, numberIn(unit.price_min));
  return (row) => {
    const first = at(firstUnit, row);
    const end = at(endOfUnits, row);
    if (first === end) return withoutUnits;
    let best = withoutFit;
    // Unit types of a project lie in the order of their ids, so among equals the first stays.
    for (let unitRow = first; unitRow < end; unitRow++) {
      if (!passesAll(wishes, unitRow)) continue;
      if (best === withoutFit || comesBefore(unitRow, best)) best = unitRow;
    }
    return best;
  };
}

function unitOrder({ keyOf, scoreOf }: UnitOrder, priceOf: (unitRow: number) => number) {
  return (a: number, b: number): boolean => {
    const order =
      nullsLast(keyOf(a), keyOf(b)) || scoreOf(b) - scoreOf(a) || nullsLast(priceOf(a), priceOf(b));
    return order < 0;
  };
}

function nullsLast(a: number, b: number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : 1;
  return Number.isNaN(b) ? -1 : a - b;
}
