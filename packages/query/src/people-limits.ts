import type { Whose } from './criteria.ts';
import type { Item } from './people-item.ts';

type Limit = Item & { kind: 'limit' };
type Place = Item & { kind: 'place' };

/** How long each way may take: of each place its own limit, and one that is of all. */
export interface Limits {
  of: (Limit | undefined)[];
  shared: Limit | undefined;
}

/** A word for everybody stands so near to the limit that it speaks of. */
const NEAR_EVERYBODY = 5;

/**
 * Gives the limits of a sentence to the places: in order where there are as many, one that is said apart or of "both" to all, else each
 * to the nearest.
 */
export function limitsOf(
  items: readonly Item[],
  places: readonly Place[],
  whose: readonly (Whose | undefined)[],
): Limits {
  const all = items.filter((item) => item.kind === 'limit');
  const exact = all.filter(({ isBare }) => !isBare);
  // "20 and 25 mins": a number alone is minutes where others are, and where one is missing.
  const isCounted = exact.length > 0 && exact.length < places.length;
  const isEachBare = exact.length === 0 && all.length === places.length && all.length > 1;
  const limits = isCounted || isEachBare || referred(items, all, whose) !== undefined ? all : exact;
  const apart = limits.length > 1 ? referred(items, limits, whose) : undefined;
  if (apart !== undefined) return { of: apart, shared: undefined };
  const shared = limits.find((limit) => isOfAll(items, limit, places));
  const own = limits.filter((limit) => limit !== shared);
  const none = places.map((): Limit | undefined => undefined);
  if (own.length === 0) return { of: none, shared };
  const byPerson = referred(items, own, whose);
  if (byPerson !== undefined) return { of: byPerson, shared };
  if (own.length === places.length) return { of: own, shared };
  const [only] = own;
  if (own.length === 1 && only !== undefined && shared === undefined && isApart(only, places)) {
    return { of: none, shared: only };
  }
  return { of: byNearness(items, own, places), shared };
}

/** The nearest pair first, until each place has one or none is left. */
function byNearness(
  items: readonly Item[],
  limits: readonly Limit[],
  places: readonly Place[],
): (Limit | undefined)[] {
  const of = places.map((): Limit | undefined => undefined);
  const pairs = limits.flatMap((limit) =>
    places.map((place, index) => ({ limit, index, gap: gap(items, limit, place) })),
  );
  for (const { limit, index } of pairs.toSorted((one, other) => one.gap - other.gap)) {
    if (of[index] === undefined && !of.includes(limit)) of[index] = limit;
  }
  return of;
}

function isOfAll(items: readonly Item[], limit: Limit, places: readonly Place[]): boolean {
  return items.some(
    (item) =>
      item.kind === 'everybody' &&
      (item.to <= limit.from
        ? limit.from - item.to <= NEAR_EVERYBODY
        : item.from - limit.to <= NEAR_EVERYBODY) &&
      !places.some((place) => isBetween(place, item, limit)),
  );
}

function isBetween(one: Item, a: Item, b: Item): boolean {
  const [first, last] = a.from < b.from ? [a, b] : [b, a];
  return first.to <= one.from && one.to <= last.from;
}

/** Said before the first place or behind the last one. */
function isApart({ from, to }: Limit, places: readonly Place[]): boolean {
  return places.every((place) => to <= place.from) || places.every((place) => place.to <= from);
}

/** "Fifteen for her, twentyfive for him", "nange 30 nimisha, avlige 25": by the person behind each, or before each of several. */
function referred(
  items: readonly Item[],
  limits: readonly Limit[],
  whose: readonly (Whose | undefined)[],
): (Limit | undefined)[] | undefined {
  const behind = limits.map((limit) => personBehind(items, limit));
  const before = limits.length > 1 ? limits.map((limit) => personBefore(items, limit)) : [];
  const isKnown = (who: Whose | undefined) => whose.includes(who);
  const areApart = (people: readonly (Whose | undefined)[]) =>
    people.length > 0 && !people.includes(undefined) && new Set(people).size === people.length;
  if (areApart(behind) && behind.every(isKnown)) {
    return whose.map((who) => limits[behind.indexOf(who)]);
  }
  return areApart(before) && before.some(isKnown)
    ? whose.map((who) => (who === undefined ? undefined : limits[before.indexOf(who)]))
    : undefined;
}

function personBehind(items: readonly Item[], limit: Limit): Whose | undefined {
  const behind = items.slice(items.indexOf(limit) + 1).filter(({ kind }) => kind !== 'mode');
  const [next, last] = behind;
  if (next?.kind !== 'who') return undefined;
  // "An hour is ok for me", "25 min bike for him": with whom the thought ends.
  const isLast = last === undefined || last.kind === 'break';
  return next.from - limit.to <= (isLast ? FURTHEST_BEHIND : 1) ? next.who : undefined;
}

const FURTHEST_BEHIND = 4;

/** With no place, no other limit and no word for everybody between them. */
function personBefore(items: readonly Item[], limit: Limit): Whose | undefined {
  const before = items
    .slice(0, items.indexOf(limit))
    .findLast((item) => ENDS_REACH.has(item.kind) || (item.kind === 'break' && item.isStrong));
  return before?.kind === 'who' ? before.who : undefined;
}

const ENDS_REACH: ReadonlySet<Item['kind']> = new Set(['who', 'place', 'limit', 'everybody']);

/** The place whose words, or whose limit's words, stand nearest to something said. */
export function nearestOf(item: Item, places: readonly Place[], { of }: Limits): number {
  let best = { index: -1, gap: Infinity };
  for (const [index, place] of places.entries()) {
    const limit = of[index];
    const away = Math.min(
      distance(item, place),
      limit === undefined ? Infinity : distance(item, limit),
    );
    if (away < best.gap) best = { index, gap: away };
  }
  return best.index;
}

function distance(a: Item, b: Item): number {
  return a.to <= b.from ? b.from - a.to : Math.max(0, a.from - b.to);
}

const BREAK = 4;
const STRONG_BREAK = 12;

/** How many words lie between, and what parts them counts for more. */
function gap(items: readonly Item[], a: Item, b: Item): number {
  const breaks = items.filter((item) => item.kind === 'break' && isBetween(item, a, b));
  return breaks.reduce(
    (sum, item) => sum + (item.kind === 'break' && item.isStrong ? STRONG_BREAK : BREAK),
    distance(a, b),
  );
}
