import { andList } from '@manemitra/domain/list-words';
import type { Criteria } from '@manemitra/query/criteria';
import type { CatalogueNames, Constraint } from '@manemitra/query/interpretation';
import { fieldOf } from './fields.ts';
import type { NearMiss } from './finder.ts';
import { isHard } from './index/compiled-criteria.ts';

/** What giving up a wish asks of a buyer, beside widening one. */
const DROP_SIZE = 3;
const UNDISCLOSED_SIZE = 1;

/** A change of the criteria that may find more, and how a button says it. */
export interface Change {
  constraint: Constraint;
  criteria: Criteria;
  text: string;
  kind: 'widen' | 'drop';
  /** 1 asks twice as much of the buyer as was said. */
  size: number;
}

/** What can be changed about one wish at a time, for those that somebody misses alone. */
export function singleChanges(
  constraints: readonly Constraint[],
  criteria: Criteria,
  nearMisses: readonly NearMiss[][],
  names: CatalogueNames,
): Change[] {
  return constraints.flatMap((constraint, index) => {
    const misses = nearMisses[index] ?? [];
    if (!isHard(constraint) || misses.length === 0) return [];
    const { field, value } = fieldOf(constraint);
    const gaps = misses.flatMap(([, gap]) => gap ?? []);
    const widenings = constraint.strength === 'must' ? (field.widen?.(value, gaps) ?? []) : [];
    return [
      ...widenings.map((widening): Change => ({
        constraint,
        criteria: replaced(criteria, index, { value: widening.value }),
        text: widening.text,
        kind: 'widen',
        size: widening.size,
      })),
      ...undisclosedToo(constraint, index, criteria),
      dropChange(constraints, criteria, [index], names),
    ];
  });
}

/** Silence is no answer, but a buyer may want to ask the builder. */
function undisclosedToo(constraint: Constraint, index: number, criteria: Criteria): Change[] {
  const { field, value } = fieldOf(constraint);
  if (constraint.strength !== 'must' || field.orUndisclosed === undefined) return [];
  return [
    {
      constraint,
      criteria: replaced(criteria, index, {
        strength: 'avoid',
        value: field.orUndisclosed(value),
      }),
      text: `Include those whose ${lowerFirst(field.fact(value))} is not disclosed`,
      kind: 'widen',
      size: UNDISCLOSED_SIZE,
    },
  ];
}

/** These wishes given up together. */
export function dropChange(
  constraints: readonly Constraint[],
  criteria: Criteria,
  indexes: readonly number[],
  names: CatalogueNames,
): Change {
  const dropped = indexes.flatMap((index) => constraints[index] ?? []);
  const [constraint] = dropped;
  if (constraint === undefined) throw new Error('A change drops at least one wish.');
  return {
    constraint,
    criteria: {
      ...criteria,
      constraints: criteria.constraints.filter((_, at) => !indexes.includes(at)),
    },
    text: dropText(dropped, names),
    kind: 'drop',
    size: DROP_SIZE * dropped.length,
  };
}

function dropText(dropped: readonly Constraint[], names: CatalogueNames): string {
  const [only] = dropped;
  if (dropped.length === 1 && only?.strength === 'must') {
    const { field, value } = fieldOf(only);
    if (field.dropped) return field.dropped(value, names);
  }
  return `Drop ${andList(dropped.map((constraint) => wishText(constraint, names)))}`;
}

function wishText(constraint: Constraint, names: CatalogueNames): string {
  const { field, value } = fieldOf(constraint);
  return constraint.strength === 'avoid'
    ? `“${lowerFirst(field.avoided(value, { names }))}”`
    : field.wish(value, names);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function replaced(criteria: Criteria, index: number, changed: object): Criteria {
  const constraints = criteria.constraints.map((constraint, at) =>
    at === index ? { ...constraint, ...changed } : constraint,
  );
  return { ...criteria, constraints };
}
