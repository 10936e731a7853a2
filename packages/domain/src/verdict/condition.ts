import type { Standing } from './standing.ts';

/** What a value must be, as data: one of these, within these bounds, known, or not known. */
type Condition =
  | readonly (string | boolean)[]
  | { above?: number; atLeast?: number; below?: number }
  | 'known'
  | 'unknown';

/** All of these must hold. */
export type When = Readonly<Partial<Record<keyof Standing, Condition>>>;

/** Whether a standing meets all conditions. What is not known meets none but `unknown`. */
export function holds(when: When, standing: Standing): boolean {
  return Object.entries(when).every(([name, condition]) =>
    meets(standing[name as keyof Standing], condition),
  );
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
