import type { Standing } from './standing.ts';

/** A condition on a value, as data: one of these, within these bounds, known, or not known. */
type Condition =
  | readonly (string | boolean)[]
  | { above?: number; atLeast?: number; below?: number }
  | 'known'
  | 'unknown';

/** All of these must hold. */
export type When = Readonly<Partial<Record<keyof Standing, Condition>>>;

type Entry = readonly [name: keyof Standing, condition: Condition];

/** The table does not change: each condition is taken apart once. */
const taken = new WeakMap<When, readonly Entry[]>();

function entriesOf(when: When): readonly Entry[] {
  const before = taken.get(when);
  if (before !== undefined) return before;
  const entries = Object.entries(when) as [keyof Standing, Condition][];
  taken.set(when, entries);
  return entries;
}

/** Whether a standing meets all conditions. What is not known meets none but `unknown`. */
export function holds(when: When, standing: Standing): boolean {
  for (const [name, condition] of entriesOf(when)) {
    if (!meets(standing[name], condition)) return false;
  }
  return true;
}

function meets(value: string | boolean | number | null, condition: Condition): boolean {
  if (condition === 'unknown') return value === null;
  if (value === null) return false;
  if (condition === 'known') return true;
  if (typeof value !== 'number') return isList(condition) && condition.includes(value);
  if (isList(condition)) return false;
  const { above = -Infinity, atLeast = -Infinity, below = Infinity } = condition;
  return value > above && value >= atLeast && value < below;
}

const isList = (condition: Condition): condition is readonly (string | boolean)[] =>
  Array.isArray(condition);
