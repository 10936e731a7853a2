import type { Criteria } from '@manemitra/query/criteria';
import type { Position } from '../finder.ts';
import { UNIT_SORTS } from '../sort-keys.ts';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import { anyIn, bothIn, forEachIn, isIn, NO_ROWS } from './columns.ts';
import { isMust, type CompiledCondition } from './compiled-criteria.ts';
import { hardWishes, passesAll, rowsMissing } from './hard-wishes.ts';
import type { Hit } from './first-hits.ts';
import { at, numberIn } from './measures.ts';
import { risksOf } from './how-surely.ts';
import { penaltyOf, penaltyOfUnit } from './penalties.ts';
import { mostScore, rounded, sortKeyOf, wishScore } from './rank-measures.ts';

/** Whether a project meets all hard wishes; for questions about few. */
export function fittingOf(
  conditions: readonly CompiledCondition[],
  { project }: CatalogueColumns,
): (row: number) => boolean {
  const ofProject = hardWishes(conditions, 'property');
  const ofUnit = hardWishes(conditions, 'unit');
  if (ofUnit.indexes.length === 0) return (row) => passesAll(ofProject, row);
  const isFineWithoutUnits = !conditions.some(isMustOfUnit);
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

/** A project whose homes are not known can meet no such wish, but it breaks no "avoid" either. */
const isMustOfUnit = (condition: CompiledCondition): boolean =>
  condition.level === 'unit' && isMust(condition);

/** The published projects that meet all hard wishes, and the unit types that meet those about them. */
export interface Fitting {
  projects: Uint32Array;
  units: Uint32Array | undefined;
}

export function fittingRows(
  conditions: readonly CompiledCondition[],
  columns: CatalogueColumns,
): Fitting {
  const { project, alive, rows, unitRows } = columns;
  const [meeting = NO_ROWS] = rowsMissing(hardWishes(conditions, 'property'), rows, 0);
  const projects = bothIn(meeting, alive.words);
  const ofUnit = hardWishes(conditions, 'unit');
  if (ofUnit.indexes.length === 0) return { projects, units: undefined };
  const [units = NO_ROWS] = rowsMissing(ofUnit, unitRows, 0);
  const isFineWithoutUnits = !conditions.some(isMustOfUnit);
  const { values: firstUnit } = project.firstUnit;
  const { values: endOfUnits } = project.endOfUnits;
  forEachIn(projects, (row) => {
    const first = at(firstUnit, row);
    const end = at(endOfUnits, row);
    const isFine = first === end ? isFineWithoutUnits : anyIn(units, first, end);
    if (!isFine) projects[row >>> 5] = (projects[row >>> 5] ?? 0) & ~(1 << (row & 31));
  });
  return { projects, units };
}

/** Whether a unit type meets all hard wishes about homes. */
type UnitTest = (unitRow: number) => boolean;

/** That of all rows, which `fittingRows` has found; none where nothing must hold of homes. */
export const unitTestOf = ({ units }: Fitting): UnitTest | undefined =>
  units && ((unitRow) => isIn(units, unitRow));

/**
 * Where a project stands in the answer to these criteria and which unit type speaks for it, as `find` has it; undefined where it does
 * not fit. For questions about few.
 */
export function standingOf(
  conditions: readonly CompiledCondition[],
  criteria: Criteria,
  columns: CatalogueColumns,
): (row: number) => Hit | undefined {
  const fits = fittingOf(conditions, columns);
  const ofUnit = hardWishes(conditions, 'unit');
  const ranker = rankerOf(conditions, criteria, columns, (unitRow) => passesAll(ofUnit, unitRow));
  return (row) => {
    if (!fits(row)) return undefined;
    const unitRow = ranker.unitRowOf(row);
    const id = columns.project.id.values[row] ?? NaN;
    return { key: ranker.keyOf(row, unitRow), rank: ranker.rankOf(row, unitRow), id, row, unitRow };
  };
}

/** Where a project that fits stands in the order of the answer. */
export interface Ranker {
  /** The row of the unit type that speaks for a project, `NO_UNIT` where none is asked about. */
  unitRowOf: (row: number) => number;
  /** Of those that fit it is the surest to stay within what was named. */
  isBySureness: boolean;
  keyOf: (row: number, unitRow: number) => number;
  rankOf: (row: number, unitRow: number) => number;
  /** Whether it comes after a hit for certain, told without looking at its unit types. */
  comesAfter: (row: number, hit: Position) => boolean;
}

export function rankerOf(
  conditions: readonly CompiledCondition[],
  { sort }: Criteria,
  columns: CatalogueColumns,
  isFittingUnit: UnitTest | undefined,
): Ranker {
  const closenessCount = conditions.filter(
    ({ closeness, strength }) => closeness && strength !== 'avoid',
  ).length;
  const ofUnits = conditions.filter(({ level }) => level === 'unit');
  const ofProject = conditions.filter(({ level }) => level === 'property');
  const isByUnit = sort !== undefined && UNIT_SORTS.includes(sort);
  const needsUnit = ofUnits.length > 0 || isByUnit;
  const key = sortKeyOf(sort, conditions, columns);
  const projectScore = wishScore(ofProject, closenessCount);
  const unitScore = wishScore(ofUnits, closenessCount);
  const risks = risksOf(conditions);
  const unitPenalty = penaltyOfUnit(risks);
  const penalty = penaltyOf(risks);
  const most = mostScore(conditions);
  const { values: known } = columns.project.ownScore;
  return {
    unitRowOf: needsUnit
      ? unitChooser(
          isFittingUnit,
          { keyOf: key.ofUnit, scoreOf: (unitRow) => unitScore(unitRow) - unitPenalty(unitRow) },
          columns,
        )
      : () => NO_UNIT,
    isBySureness: !isByUnit && !ofUnits.some(({ strength }) => strength === 'nice'),
    keyOf: key.ofProperty,
    rankOf: (row, unitRow) => {
      const ofUnit = unitRow === NO_UNIT ? 0 : unitScore(unitRow);
      const score = at(known, row) + projectScore(row) + ofUnit - penalty(row, unitRow);
      return -rounded(score * 10_000);
    },
    comesAfter: isByUnit
      ? () => false
      : sort === undefined
        ? (row, { rank }) => (at(known, row) + most) * 10_000 < -rank - 1
        : (row, hit) => key.ofProperty(row, NO_UNIT) > hit.key,
  };
}

interface UnitOrder {
  keyOf: (unitRow: number) => number;
  scoreOf: (unitRow: number) => number;
}

/** Of the unit types that fit, the first by the sort, the score, the price, then the id. */
function unitChooser(
  isFittingUnit: UnitTest | undefined,
  order: UnitOrder,
  { project, unit }: CatalogueColumns,
): (row: number) => number {
  const { values: firstUnit } = project.firstUnit;
  const { values: endOfUnits } = project.endOfUnits;
  const comesBefore = unitOrder(order, numberIn(unit.price_min));
  return (row) => {
    const end = at(endOfUnits, row);
    let best = NO_UNIT;
    // Unit types of a project lie in the order of their ids, so among equals the first stays.
    for (let unitRow = at(firstUnit, row); unitRow < end; unitRow++) {
      if (isFittingUnit !== undefined && !isFittingUnit(unitRow)) continue;
      if (best === NO_UNIT || comesBefore(unitRow, best)) best = unitRow;
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
