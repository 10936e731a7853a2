import { formatShortRupees } from '@manemitra/domain/money';
import { canonical } from '@manemitra/query/canonical';
import type { Criteria, Criterion } from '@manemitra/query/criteria';
import { describe } from '@manemitra/query/describe';
import {
  criteriaOf,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { DROP_SIZE, type Change } from './changes.ts';
import { budgetOf } from './far-below.ts';
import type { Finder } from './finder.ts';

/** What is given up for a budget that is kept, one after another. */
const GIVEN_UP: readonly Criterion['field'][][] = [
  [],
  ['propertyType'],
  ['propertyType', 'locality', 'zone', 'region', 'near'],
];

/**
 * What a budget does buy where nothing fits: the home with most rooms that keeps most of the other wishes. Each step is a search.
 */
export function* budgetBuys(
  finder: Finder,
  interpretation: Interpretation,
  names: CatalogueNames,
): Generator<void, Change | undefined, void> {
  const budget = budgetOf(interpretation);
  if (budget === undefined || interpretation.alternatives !== undefined) return undefined;
  const { constraints } = criteriaOf(interpretation);
  const hasRooms = constraints.some(({ field }) => field === 'bhk');
  const candidates = [
    ...GIVEN_UP.flatMap((fields) =>
      smallerThan(constraints).map((rooms) =>
        constraints.flatMap((wish): Criterion[] => {
          if (fields.includes(wish.field)) return [];
          return wish.field === 'bhk' ? (rooms === undefined ? [] : [withRooms(rooms)]) : [wish];
        }),
      ),
    ),
    ...(hasRooms ? smallerThan(constraints).map((rooms) => onlyBudget(constraints, rooms)) : []),
    onlyBudget(constraints, undefined),
  ];
  for (const wishes of candidates) {
    if (wishes.length === constraints.length && !hasRooms) continue;
    const criteria: Criteria = canonical({ constraints: wishes });
    const [found = 0] = finder.counts([{ criteria }]);
    if (found > 0) {
      return {
        constraint: budget,
        criteria,
        text: `${formatShortRupees(budget.value.max)} buys “${describe(criteria, names)}”`,
        kind: 'drop',
        size: DROP_SIZE * 2,
      };
    }
    yield;
  }
  return undefined;
}

const withRooms = (rooms: number): Criterion => ({
  field: 'bhk',
  strength: 'must',
  value: { in: [rooms] },
});

/** Fewer rooms than are wished for, the most first; one entry without a number where rooms are not asked for. */
function smallerThan(constraints: readonly Criterion[]): (number | undefined)[] {
  const sizes = constraints.flatMap((wish) =>
    wish.field === 'bhk' && wish.strength === 'must'
      ? 'in' in wish.value
        ? [Math.min(...wish.value.in)]
        : [wish.value.min]
      : [],
  );
  const [size] = sizes;
  if (size === undefined) return [undefined];
  return Array.from(
    { length: Math.max(0, Math.ceil(size) - 1) },
    (_, at) => Math.ceil(size) - 1 - at,
  );
}

function onlyBudget(constraints: readonly Criterion[], rooms: number | undefined): Criterion[] {
  const budget = constraints.filter(
    ({ field, strength }) => field === 'price' && strength === 'must',
  );
  return [...(rooms === undefined ? [] : [withRooms(rooms)]), ...budget];
}
