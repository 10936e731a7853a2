import type { NumberRange } from '@manemitra/query/criteria';
import {
  hasBit,
  type Bits,
  type ListColumn,
  type NumberColumn,
  type TextColumn,
} from './columns.ts';

/** Yes, no or not disclosed, as numbers so that a column of them costs nothing. */
export const YES = 1;
export const NO = 0;
export const UNKNOWN = -1;
export type Verdict = typeof YES | typeof NO | typeof UNKNOWN;

/** A fact by row: of a project on the property level, of a unit type on the unit level. */
export type ByRow<T> = (row: number) => T;

/** What the search knows of one wish, by row. Numbers that are not known are NaN. */
export interface Measures {
  verdict: ByRow<Verdict>;
  /** A measured figure for the reason, for example the distance in metres. */
  figure?: ByRow<number>;
  /** How well it is met, 0 to 1, for the ranking. */
  closeness?: ByRow<number>;
  /** How far outside the wish it is: above it positive, below it negative. For widening. */
  gap?: ByRow<number>;
}

export const always =
  <T>(value: T): ByRow<T> =>
  () =>
    value;

export function numberIn({ values }: NumberColumn): ByRow<number> {
  return (row) => at(values, row);
}

/**
 * A number of a column. Loops over all rows read columns with this and not through a function by row, whose every
 * result V8 would put on the heap.
 */
export function at(values: Float64Array, row: number): number {
  return values[row] ?? NaN;
}

/** Whether a text is one of these. */
export function isOneOf({ codes, codeOf }: TextColumn, texts: readonly string[]): ByRow<Verdict> {
  if (texts.length === 0) return always(NO);
  const wanted = new Set(texts.flatMap((text) => codeOf.get(text) ?? []));
  const [first] = wanted;
  const isWanted =
    wanted.size <= 1 ? (code: number) => code === first : (code: number) => wanted.has(code);
  return (row) => {
    const code = codes[row] ?? 0;
    return code === 0 ? UNKNOWN : isWanted(code) ? YES : NO;
  };
}

/** Whether a list holds one of these. */
export function holdsOneOf(column: ListColumn, texts: readonly string[]): ByRow<Verdict> {
  const isIn = isInOneOf(column, texts);
  return (row) => (isIn(row) ? YES : hasBit(column.known, row) ? NO : UNKNOWN);
}

export function isInOneOf({ byText }: ListColumn, texts: readonly string[]): ByRow<boolean> {
  const sets: Bits[] = texts.flatMap((text) => byText.get(text) ?? []);
  const [only] = sets;
  if (only === undefined) return always(false);
  return sets.length === 1
    ? (row) => hasBit(only, row)
    : (row) => sets.some((set) => hasBit(set, row));
}

/** 1, 0 or unknown, as yes, no or unknown. */
export function isYes({ values }: NumberColumn): ByRow<Verdict> {
  return (row) => {
    const value = at(values, row);
    return value === 1 ? YES : value === 0 ? NO : UNKNOWN;
  };
}

export function not(verdict: ByRow<Verdict>): ByRow<Verdict> {
  return (row) => {
    const said = verdict(row);
    return said === YES ? NO : said === NO ? YES : UNKNOWN;
  };
}

export function both(a: Verdict, b: Verdict): Verdict {
  if (a === NO || b === NO) return NO;
  return a === UNKNOWN || b === UNKNOWN ? UNKNOWN : YES;
}

export function isAtMost(value: number, limit: number): Verdict {
  return value <= limit ? YES : Number.isNaN(value) ? UNKNOWN : NO;
}

/** Whether what runs from `low` to `high` (unknown: to `low`) has a part inside the range. */
export function overlaps(
  { values: low }: NumberColumn,
  { values: high }: NumberColumn,
  { min, max }: NumberRange,
): ByRow<Verdict> {
  if (min === undefined && max === undefined) return always(YES);
  if (min === undefined) return (row) => isAtMost(at(low, row), max ?? Infinity);
  return (row) => {
    const from = at(low, row);
    const isLowEnough = max === undefined ? YES : isAtMost(from, max);
    return both(isLowEnough, isAtMost(-topOf(from, at(high, row)), -min));
  };
}

/** How far it lies above (positive) or below (negative) the range; NaN inside it or unknown. */
export function gapTo(
  { values: low }: NumberColumn,
  { values: high }: NumberColumn,
  { min, max }: NumberRange,
): ByRow<number> {
  return (row) => {
    const from = at(low, row);
    if (max !== undefined && from > max) return from - max;
    const top = topOf(from, at(high, row));
    return min !== undefined && top < min ? top - min : NaN;
  };
}

function topOf(low: number, high: number): number {
  return Number.isNaN(high) ? low : high;
}

/** 1 at nothing, 0 at the limit and beyond it, and where nothing is known. */
export function nearness(meters: ByRow<number>, limit: number): ByRow<number> {
  return (row) => {
    const share = limit === 0 ? NaN : meters(row) / limit;
    return share < 1 ? 1 - share : 0;
  };
}
