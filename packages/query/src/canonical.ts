import { settled } from './alternatives.ts';
import { STRENGTHS } from './criteria.ts';
import type { Criteria, Criterion } from './criteria.ts';
import { FIELD_ORDER } from './fields/all-fields.ts';
import { mergeWishes } from './merge.ts';
import type { Wish } from './reading.ts';

/**
 * Criteria in the one form in which equal meanings are equal data: constraints of a kind joined,
 * list members and constraints in a fixed order, a possession with both a state and a date as two. Alternatives keep the
 * order in which they were said, because results refer to them by it.
 */
export function canonical({ constraints, alternatives = [], sort }: Criteria): Criteria {
  const { constraints: common, ...or } = settled(constraints, alternatives.map(joined));
  return { constraints: joined(common), ...or, ...(sort === undefined ? {} : { sort }) };
}

/** The constraints of one list, joined and in order. */
function joined(criteria: readonly Criterion[]): Criterion[] {
  const placed = criteria.flatMap(split).map(({ field, value, strength }, index) => ({
    wish: { field, value } as Wish,
    strength,
    from: index,
    to: index + 1,
    piece: index,
    isAdded: false,
    isWithdrawn: false,
  }));
  const constraints = mergeWishes(placed).map(
    ({ wish, strength }) =>
      ({ field: wish.field, value: ordered(wish.value), strength }) as Criterion,
  );
  constraints.sort(
    (a, b) =>
      STRENGTHS.indexOf(a.strength) - STRENGTHS.indexOf(b.strength) ||
      FIELD_ORDER.indexOf(a.field) - FIELD_ORDER.indexOf(b.field) ||
      compare(JSON.stringify(a.value), JSON.stringify(b.value)),
  );
  return constraints;
}

function split(criterion: Criterion): Criterion[] {
  if (criterion.field !== 'possession') return [criterion];
  const { status, by } = criterion.value;
  if (status === undefined || by === undefined) return [criterion];
  return [
    { ...criterion, value: { status } },
    { ...criterion, value: { by } },
  ];
}

/** Keys in alphabetical order, members of lists sorted. */
function ordered(value: Criterion['value']): unknown {
  const parts: [string, unknown][] = Object.entries(value);
  const entries = parts.map(([key, part]): [string, unknown] => [
    key,
    Array.isArray(part) ? (part as (string | number)[]).toSorted(byKind) : part,
  ]);
  return Object.fromEntries(entries.sort(([a], [b]) => compare(a, b)));
}

function byKind(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
