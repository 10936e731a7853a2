import { clausesOf } from './people-clauses.ts';
import type { Item, Stop } from './people-item.ts';
import { limitsOf } from './people-limits.ts';
import type { PlacedWish } from './placed-wish.ts';

/**
 * Which of the places that are told of are to be near. One with a limit is. Without one it is not where the home has its area by now, unless
 * it shall be near to everybody's; where another is named again instead; where whoever goes there does not mind; nor an area of which no way
 * is told.
 */
export function wishedOf(
  stops: readonly Stop[],
  items: readonly Item[],
  placed: readonly PlacedWish[],
): Stop[] {
  const { of, shared } = limitsOf(
    items,
    stops.map(({ item }) => item),
    stops.map(({ who }) => who),
  );
  const isUnlimited = shared === undefined && of.every((limit) => limit === undefined);
  if (isUnlimited && hasArea(stops, items, placed)) return [];
  const again = isUnlimited ? stops.filter((stop) => isNamedAgain(stop, items)) : [];
  const unminded = unmindedIn(items);
  const limited = stops.filter((_, at) => of[at] !== undefined);
  const isSamePlace = (one: Stop, other: Stop) =>
    one.item.place.slug !== '' && one.item.place.slug === other.item.place.slug;
  const wished = stops.filter((stop, at) => {
    if (of[at] !== undefined) return true;
    if (limited.some((one) => isSamePlace(one, stop))) return false;
    if (again.length > 0 && !again.includes(stop)) return false;
    if (shared === undefined && stop.who !== undefined && unminded.has(stop.who)) return false;
    return stop.isTold || stop.unknown !== undefined;
  });
  // "My office is Manyata, I drop my daughter first, so max 30 min from Manyata": the place is whose it was.
  return wished.map((stop) => {
    const first = stops.find((one) => isSamePlace(one, stop));
    return first === undefined || wished.includes(first) ? stop : { ...first, item: stop.item };
  });
}

/** "She works in Ecospace and I in ITPL, 3bhk in Marathahalli": what is told says why there. */
function hasArea(
  stops: readonly Stop[],
  items: readonly Item[],
  placed: readonly PlacedWish[],
): boolean {
  return (
    items.every(({ kind }) => kind !== 'everybody') &&
    placed.some(
      ({ wish, strength }) =>
        wish.field === 'locality' &&
        strength === 'must' &&
        !stops.some(({ item }) => wish.value.in.includes(item.place.slug)),
    )
  );
}

/** "Husband in Ecospace, me in Hebbal. Home near Hebbal." */
function isNamedAgain({ item: { place } }: Stop, items: readonly Item[]): boolean {
  return (
    place.slug !== '' &&
    items.filter((one) => one.kind === 'place' && one.place.slug === place.slug).length > 1
  );
}

/** "But I hardly go": of whom it is said where no place is. */
function unmindedIn(items: readonly Item[]): ReadonlySet<string> {
  const said = clausesOf(items).filter(
    (clause) =>
      clause.some(({ kind }) => kind === 'stays') && clause.every(({ kind }) => kind !== 'place'),
  );
  return new Set(said.flat().flatMap((item) => (item.kind === 'who' ? [item.who] : [])));
}
