import { lowerFirst } from '@manemitra/domain/first-letter';
import { andList } from '@manemitra/domain/list-words';
import type { Criteria } from '@manemitra/query/criteria';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { withWishes } from './branches.ts';
import { fieldOf } from './fields.ts';
import { LONGEST_MINUTES } from './fields/place-fields.ts';
import type { NearMiss } from './finder.ts';
import { isHard } from './index/compiled-criteria.ts';

/** What giving up a wish asks of a buyer, beside widening one. */
export const DROP_SIZE = 3;
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
  interpretation: Interpretation,
  nearMisses: readonly NearMiss[][],
  names: CatalogueNames,
): Change[] {
  const criteria = criteriaOf(interpretation);
  return everyConstraint(interpretation).flatMap((constraint, index) => {
    const misses = nearMisses[index] ?? [];
    if (!isHard(constraint) || misses.length === 0) return [];
    const { field, value } = fieldOf(constraint);
    const gaps = misses.flatMap(([, gap]) => gap ?? []);
    const widenings = constraint.strength === 'must' ? (field.widen?.(value, gaps) ?? []) : [];
    return [
      ...widenings.map((widening): Change => ({
        constraint,
        criteria: replaced(criteria, index, { value: widening.value }),
        text: widening.text + ofWhich(interpretation, constraint),
        kind: 'widen',
        size: widening.size,
      })),
      ...undisclosedToo(constraint, index, interpretation),
      dropChange(interpretation, [index], names),
    ];
  });
}

/** More minutes for everybody at once, where two or three people have a place: the least first. */
export function forEachPerson(interpretation: Interpretation): Change[] {
  const ways = interpretation.constraints.flatMap((one) =>
    one.field === 'near' &&
    one.strength === 'must' &&
    one.value.who !== undefined &&
    'mode' in one.value
      ? [{ constraint: one, minutes: one.value.withinMinutes }]
      : [],
  );
  const [first] = ways;
  if (first === undefined || ways.length < 2) return [];
  const most = Math.max(...ways.map(({ minutes }) => minutes));
  return MORE_MINUTES.filter((more) => most + more <= LONGEST_MINUTES).map((more) => ({
    constraint: first.constraint,
    criteria: withWishes(criteriaOf(interpretation), (wish) =>
      wish.field === 'near' &&
      wish.strength === 'must' &&
      wish.value.who !== undefined &&
      'mode' in wish.value
        ? { ...wish, value: { ...wish.value, withinMinutes: wish.value.withinMinutes + more } }
        : wish,
    ),
    text: `Accept ${more} more minutes for each of you`,
    kind: 'widen',
    size: more / Math.min(...ways.map(({ minutes }) => minutes)),
  }));
}

/** What is offered beyond the minutes that were said. */
export const MORE_MINUTES = [5, 10, 15, 20, 30, 45];

/** Silence is no answer, but a buyer may want to ask the builder. */
function undisclosedToo(
  constraint: Constraint,
  index: number,
  interpretation: Interpretation,
): Change[] {
  const { field, value } = fieldOf(constraint);
  const others = field.orUndisclosed?.(value);
  if (constraint.strength !== 'must' || others === undefined) return [];
  return [
    {
      constraint,
      criteria: replaced(criteriaOf(interpretation), index, {
        strength: 'avoid',
        value: others,
      }),
      text: `Include those whose ${lowerFirst(field.fact(value))} is not disclosed${ofWhich(interpretation, constraint)}`,
      kind: 'widen',
      size: UNDISCLOSED_SIZE,
    },
  ];
}

/** These wishes given up together. An alternative that asks for nothing more leaves no choice. */
export function dropChange(
  interpretation: Interpretation,
  indexes: readonly number[],
  names: CatalogueNames,
): Change {
  const dropped = indexes.flatMap((index) => everyConstraint(interpretation)[index] ?? []);
  const [constraint] = dropped;
  if (constraint === undefined) throw new Error('A change drops at least one wish.');
  const isWhole = interpretation.alternatives?.some((list) =>
    list.every((one) => dropped.includes(one)),
  );
  return {
    constraint,
    criteria: withWishes(criteriaOf(interpretation), (wish, place) =>
      indexes.includes(place) ? undefined : wish,
    ),
    text:
      isWhole === true
        ? choiceDroppedText(interpretation, dropped, names)
        : dropText(dropped, names) +
          (dropped.length === 1 ? ofWhich(interpretation, constraint) : ''),
    kind: 'drop',
    size: DROP_SIZE * dropped.length,
  };
}

/** "for “2 BHK”": which of several whole wishes a change is of, by what else it asks for. */
function ofWhich({ alternatives = [] }: Interpretation, changed: Constraint): string {
  const own = alternatives.find((list) => list.includes(changed));
  const others = own?.filter((one) => one !== changed).map(({ label }) => label) ?? [];
  return others.length === 0 ? '' : ` for “${others.join(DOT)}”`;
}

function choiceDroppedText(
  { alternatives = [] }: Interpretation,
  dropped: readonly Constraint[],
  names: CatalogueNames,
): string {
  // Two of them may be one for the search: a studio and "1 RK".
  const labels = alternatives.map((list) => list.map(({ label }) => label).join(DOT));
  const choice = [...new Set(labels)].join(' or ');
  const others = dropped.filter((one) => !alternatives.some((list) => list.includes(one)));
  return `Drop ${andList([`“${choice}”`, ...others.map((one) => wishText(one, names))])}`;
}

const DOT = ' · ';

function dropText(dropped: readonly Constraint[], names: CatalogueNames): string {
  const [only] = dropped;
  if (dropped.length === 1 && only?.strength === 'must') {
    const { field, value } = fieldOf(only);
    if (field.dropped) return field.dropped(value, names);
  }
  return `Drop ${andList(dropped.map((constraint) => wishText(constraint, names)))}`;
}

/** How a counter-offer calls a wish that it gives up. */
export function wishText(constraint: Constraint, names: CatalogueNames): string {
  const { field, value } = fieldOf(constraint);
  return constraint.strength === 'avoid'
    ? `“${lowerFirst(field.avoided(value, { names }))}”`
    : field.wish(value, names);
}

function replaced(criteria: Criteria, index: number, changed: object): Criteria {
  return withWishes(criteria, (wish, place) => (place === index ? { ...wish, ...changed } : wish));
}
