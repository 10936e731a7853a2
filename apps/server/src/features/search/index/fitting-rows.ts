import type { Criteria } from '@manemitra/query/criteria';
import { UNIT_SORTS } from '../sort-keys.ts';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import { anyIn, forEachIn, isIn } from './columns.ts';
import { isMust, type CompiledCondition } from './compiled-criteria.ts';
import { hardWishes, missingNone, passesAll } from './hard-wishes.ts';
import { at, numberIn } from './measures.ts';
import { factsScore, mostScore, rounded, sortKeyOf, wishScore } from './rank-measures.ts';

/** Words of 32 rows each that hold so many. */
export const wordsOf = (rows: number): number => (rows + 31) >>> 5;

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
  const projects = missingNone(hardWishes(conditions, 'property'), wordsOf(rows));
  for (const word of projects.keys()) {
    projects[word] = (projects[word] ?? 0) & (alive.words[word] ?? 0);
  }
  const ofUnit = hardWishes(conditions, 'unit');
  if (ofUnit.indexes.length === 0) return { projects, units: undefined };
  const units = missingNone(ofUnit, wordsOf(unitRows));
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

/** Where a project that fits stands in the order of the answer. */
export interface Ranker {
  /** The row of the unit type that speaks for a project, `NO_UNIT` where none is asked about. */
  unitRowOf: (row: number) => number;
  keyOf: (row: number, unitRow: number) => number;
  rankOf: (row: number, unitRow: number) => number;
  /** A key and a rank that come no later than those it has; told without looking at its unit types. */
  keyAtBest: (row: number) => number;
  rankAtBest: (row: number) => number;
}

export function rankerOf(
  conditions: readonly CompiledCondition[],
  { sort }: Criteria,
  columns: CatalogueColumns,
  units: Uint32Array | undefined,
): Ranker {
  const closenessCount = conditions.filter(
    ({ closeness, strength }) => closeness && strength !== 'avoid',
  ).length;
  const ofUnits = conditions.filter(({ level }) => level === 'unit');
  const ofProject = conditions.filter(({ level }) => level === 'property');
  const isByUnit = sort !== undefined && UNIT_SORTS.includes(sort);
  const needsUnit = ofUnits.length > 0 || isByUnit;
  const key = sortKeyOf(sort, conditions, columns);
  const facts = factsScore(columns);
  const projectScore = wishScore(ofProject, closenessCount);
  const unitScore = wishScore(ofUnits, closenessCount);
  const most = mostScore(conditions) + SLIP;
  return {
    unitRowOf: needsUnit
      ? unitChooser(units, { keyOf: key.ofUnit, scoreOf: unitScore }, columns)
      : () => NO_UNIT,
    keyOf: key.ofProperty,
    rankOf: (row, unitRow) => {
      const ofUnit = unitRow === NO_UNIT ? 0 : unitScore(unitRow);
      return -rounded((facts(row) + projectScore(row) + ofUnit) * 10_000);
    },
    keyAtBest: isByUnit ? () => -Infinity : (row) => key.ofProperty(row, NO_UNIT),
    rankAtBest: (row) => -rounded((facts(row) + most) * 10_000),
  };
}

/** Sums of fractions differ in their last digits with the order in which they are added. */
const SLIP = 1e-9;

interface UnitOrder {
  keyOf: (unitRow: number) => number;
  scoreOf: (unitRow: number) => number;
}

/** Of the unit types that fit, the first by the sort, the score, the price, then the id. */
function unitChooser(
  units: Uint32Array | undefined,
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
      if (units !== undefined && !isIn(units, unitRow)) continue;
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
