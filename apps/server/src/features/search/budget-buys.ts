import { canonical } from '@manemitra/query/canonical';
import type { Criteria, Criterion } from '@manemitra/query/criteria';
import {
  criteriaOf,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { keepText } from './budget-words.ts';
import { DROP_SIZE, type Change } from './changes.ts';
import { budgetOf } from './far-below.ts';
import type { Finder } from './finder.ts';
import { isHard } from './index/compiled-criteria.ts';

/** What is given up for a budget that is kept, one after another. */
const GIVEN_UP: readonly Criterion['field'][][] = [
  [],
  ['propertyType'],
  ['propertyType', 'locality', 'zone', 'region', 'near'],
];

/**
 * What a budget does buy where nothing fits: the home with most rooms that keeps most of the other wishes. What is only preferred
 * stands in no way, and is kept. Each step is a search.
 */
export function* budgetBuys(
  finder: Finder,
  interpretation: Interpretation,
  names: CatalogueNames,
): Generator<void, Change | undefined, void> {
  const budget = budgetOf(interpretation);
  if (budget === undefined || interpretation.alternatives !== undefined) return undefined;
  const { constraints } = criteriaOf(interpretation);
  const hasRooms = constraints.some(isOfRooms);
  const candidates = [
    ...GIVEN_UP.flatMap((fields) =>
      smallerThan(constraints).map((rooms) =>
        constraints.flatMap((wish): Criterion[] => {
          if (isHard(wish) && fields.includes(wish.field)) return [];
          return isOfRooms(wish) && rooms !== undefined ? [withRooms(rooms)] : [wish];
        }),
      ),
    ),
    ...(hasRooms ? smallerThan(constraints).map((rooms) => onlyBudget(constraints, rooms)) : []),
    onlyBudget(constraints, undefined),
  ];
  for (const wishes of candidates) {
    if (wishes.length === constraints.length && !hasRooms) continue;
    const [found = 0] = finder.counts([{ criteria: canonical({ constraints: wishes }) }]);
    yield;
    if (found === 0) continue;
    const kept = yield* withAllThatHolds(finder, wishes, constraints);
    const criteria: Criteria = canonical({ constraints: [...kept] });
    const given = interpretation.constraints.filter((_, at) => isGivenUp(constraints[at], kept));
    const [asked, left] = [constraints.find(isOfRooms), kept.find(isOfRooms)];
    const rooms =
      asked === undefined || left === undefined || asked === left
        ? undefined
        : { asked, kept: left };
    return {
      constraint: budget,
      criteria,
      text: keepText(budget.value.max, { rooms, given }, names),
      kind: 'drop',
      size: DROP_SIZE * 2,
    };
  }
  return undefined;
}

/** These wishes, with each of the others that something still keeps. */
function* withAllThatHolds(
  finder: Finder,
  wishes: readonly Criterion[],
  all: readonly Criterion[],
): Generator<void, readonly Criterion[], void> {
  let kept = wishes;
  for (const wish of all) {
    if (!isGivenUp(wish, kept)) continue;
    const more = [...kept, wish];
    const [found = 0] = finder.counts([{ criteria: canonical({ constraints: more }) }]);
    if (found > 0) kept = more;
    yield;
  }
  return kept;
}

/** Says “3 BHK instead of 4 BHK”, so that fewer rooms read as a change and not as a wish dropped. */
const isGivenUp = (wish: Criterion | undefined, kept: readonly Criterion[]): boolean =>
  wish !== undefined &&
  isHard(wish) &&
  !kept.includes(wish) &&
  !(isOfRooms(wish) && kept.some(isOfRooms));

const isOfRooms = ({ field, strength }: Criterion): boolean =>
  field === 'bhk' && strength === 'must';

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
  const budget = constraints.filter((wish) => !isHard(wish) || wish.field === 'price');
  return [...(rooms === undefined ? [] : [withRooms(rooms)]), ...budget];
}
