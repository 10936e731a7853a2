import type { Field, FieldValues, NumberRange, Strength } from './criteria.ts';
import { sortedUnique } from './fields/bhk.ts';
import type { PlacedWish } from './placed-wish.ts';
import type { Wish, WishOf } from './reading.ts';

/** A wish that may have been said in several places of the sentence. */
export interface MergedWish {
  wish: Wish;
  strength: Strength;
  parts: PlacedWish[];
}

/** Joins wishes that are one: the members of a list, the two ends of a range, a thing said twice. */
export function mergeWishes(placed: readonly PlacedWish[]): MergedWish[] {
  const merged: MergedWish[] = [];
  for (const one of withStatesRanked(withLaunchesAsOne(placed))) {
    const same = merged.find(
      ({ wish, strength }) => strength === one.strength && isSameWish(wish, one.wish),
    );
    if (same === undefined) {
      merged.push({ wish: one.wish, strength: one.strength, parts: [one] });
      continue;
    }
    same.wish = joinedWish(same.wish, one.wish);
    same.parts.push(one);
  }
  return withoutContradictions(merged);
}

/** Whether two wishes are told apart only by what they add to each other. */
export function isSameWish(a: Wish, b: Wish): boolean {
  switch (a.field) {
    case 'price':
      return b.field === 'price' && a.value.basis === b.value.basis;
    case 'area':
      return b.field === 'area' && a.value.basis === b.value.basis;
    case 'near':
      return b.field === 'near' && a.value.place === b.value.place && isOfOne(a.value, b.value);
    case 'region':
      return b.field === 'region' && Object.keys(a.value)[0] === Object.keys(b.value)[0];
    case 'nearWater':
      return b.field === 'nearWater' && a.value.of === b.value.of;
    case 'metroLine':
      return b.field === 'metroLine' && isSameLine(a.value.line, b.value.line);
    case 'amenity':
      return b.field === 'amenity' && a.value.id === b.value.id;
    case 'project':
      return b.field === 'project' && a.value.slug === b.value.slug;
    case 'possession':
      return b.field === 'possession' && isSameState(a.value, b.value);
    default:
      return a.field === b.field;
  }
}

/** A place that two people go to is two ways, unless it is said of nobody. */
function isOfOne(a: FieldValues['near'], b: FieldValues['near']): boolean {
  return a.who === undefined || b.who === undefined || a.who === b.who;
}

function isSameState(a: FieldValues['possession'], b: FieldValues['possession']): boolean {
  if (a.by === undefined) return b.by === undefined && a.status === b.status;
  return b.by !== undefined;
}

function isSameLine(a: string, b: string): boolean {
  return a === b || a === 'any' || b === 'any';
}

/** One wish from two of the same kind. */
export function joinedWish(a: Wish, b: Wish): Wish {
  const meaning = joinedMeaning(a, b);
  const assumed = joinedAssumption(a.assumed, b.assumed);
  return assumed === undefined ? meaning : { ...meaning, assumed };
}

/** Both sentences, unless one was said already. */
function joinedAssumption(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return a.includes(b) ? a : `${a} ${b}`;
}

/** What two values of a field are together. Of other fields the later words count. */
const JOINED: { [F in Field]?: (a: WishOf<F>, b: WishOf<F>) => FieldValues[F] } = {
  bhk: (a, b) => joinedBhk(a.value, b.value),
  price: joinedPrice,
  area: joinedArea,
  metroLine: joinedLine,
  propertyType: inEither,
  locality: inEither,
  zone: inEither,
  region: joinedRegion,
  khatha: inEither,
  approver: inEither,
  facing: inEither,
  water: inEither,
  promoter: inEither,
  totalUnits: (a, b) => joinedRange(a.value, b.value),
  openSpacePercent: (a, b) => joinedRange(a.value, b.value),
  maintenancePerSqft: (a, b) => joinedRange(a.value, b.value),
  loadingPercent: (a, b) => joinedRange(a.value, b.value),
  towers: (a, b) => joinedRange(a.value, b.value),
};

function joinedMeaning(a: Wish, b: Wish): Wish {
  // Both are of one field, which the compiler cannot follow through a table.
  const join = JOINED[a.field] as ((a: Wish, b: Wish) => Wish['value']) | undefined;
  return join === undefined ? b : ({ ...a, value: join(a, b) } as Wish);
}

function inEither<V extends { in: readonly unknown[] }>(a: { value: V }, b: { value: V }): V {
  return { ...a.value, in: union(a.value.in, b.value.in) };
}

const union = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])];

/** Official areas of one kind will do beside each other; of drawn areas and corridors the later counts. */
function joinedRegion({ value: a }: WishOf<'region'>, { value: b }: WishOf<'region'>) {
  if ('pincodes' in a && 'pincodes' in b) return { pincodes: union(a.pincodes, b.pincodes) };
  if ('wards' in a && 'wards' in b) return { wards: union(a.wards, b.wards) };
  if (!('corporations' in a) || !('corporations' in b)) return b;
  return { corporations: union(a.corporations, b.corporations) };
}

function joinedLine({ value: a }: WishOf<'metroLine'>, { value: b }: WishOf<'metroLine'>) {
  return a.line === 'any' ? b : { ...a, withinMeters: Math.min(a.withinMeters, b.withinMeters) };
}

/** "30x40 or 40x60" is everything between; a single bound said twice is joined like any range. */
function joinedArea(one: WishOf<'area'>, other: WishOf<'area'>): FieldValues['area'] {
  const [a, b] = [one.value, other.value];
  const isEither = one.lone === true && other.lone === true && a.max === undefined;
  // "2bhk 1200 sqft, 3bhk 1600 sqft": the least that either of them may have.
  if (isEither && a.min !== undefined && b.min !== undefined && b.max === undefined) {
    return { ...a, min: Math.min(a.min, b.min) };
  }
  const ends = [a.min, a.max, b.min, b.max].filter((end) => end !== undefined);
  if (ends.length < 4) {
    const { basis, ...range } = joinedRange(a, b);
    return { ...range, basis };
  }
  return { ...a, min: Math.min(...ends), max: Math.max(...ends) };
}

/** Two ends of one range; where they exclude each other the later words count. */
function joinedRange<R extends NumberRange>(a: R, b: R): R {
  const range = { ...a, ...b };
  const isEmpty = range.min !== undefined && range.max !== undefined && range.min > range.max;
  return isEmpty ? b : range;
}

function joinedBhk(a: FieldValues['bhk'], b: FieldValues['bhk']): FieldValues['bhk'] {
  if ('in' in a && 'in' in b) return { in: sortedUnique([...a.in, ...b.in]) };
  const lows = [a, b].map((value) => ('min' in value ? value.min : Math.min(...value.in)));
  return { min: Math.min(...lows) };
}

/** "around 1.5, can stretch to 1.6" keeps the lower end; "above 80 L, under 1.2 Cr" is a range. */
function joinedPrice(a: WishOf<'price'>, b: WishOf<'price'>): FieldValues['price'] {
  const { basis } = a.value;
  const max = joinedMax(a, b);
  const min = a.value.min ?? b.value.min;
  const range: NumberRange = {
    ...(min === undefined || (max !== undefined && min > max) ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
  return { ...range, basis };
}

function joinedMax(a: WishOf<'price'>, b: WishOf<'price'>): number | undefined {
  if (b.isStretch === true) return b.value.max;
  if (a.isStretch === true) return a.value.max;
  // "2bhk 95 L, budget 80 L": what is called the budget is the budget.
  if (a.isLimit !== b.isLimit && a.value.max !== undefined && b.value.max !== undefined) {
    return a.isLimit === true ? a.value.max : b.value.max;
  }
  if (a.value.max === undefined || b.value.max === undefined) return a.value.max ?? b.value.max;
  return Math.max(a.value.max, b.value.max);
}

/**
 * Two wanted states of possession exclude each other, so they only rank. Before joining, because a state may be asked
 * for elsewhere as a preference already.
 */
function withStatesRanked(placed: readonly PlacedWish[]): readonly PlacedWish[] {
  const needed = placed.filter((one) => one.strength === 'must' && statusOf(one.wish));
  if (new Set(needed.map(({ wish }) => statusOf(wish))).size < 2) return placed;
  return placed.map((one) => (needed.includes(one) ? { ...one, strength: 'nice' } : one));
}

/** A launch that was not yet is one to come: who names both alike, wanted or refused, speaks of launches. */
function withLaunchesAsOne(placed: readonly PlacedWish[]): readonly PlacedWish[] {
  return placed.map((one) => {
    const isBoth = placed.some(
      ({ wish, strength }) => statusOf(wish) === 'new-launch' && strength === one.strength,
    );
    if (!isBoth || one.wish.field !== 'possession' || statusOf(one.wish) !== 'pre-launch')
      return one;
    return { ...one, wish: { ...one.wish, value: { ...one.wish.value, status: 'new-launch' } } };
  });
}

function statusOf(wish: Wish): string | undefined {
  return wish.field === 'possession' ? wish.value.status : undefined;
}

/** What is both wanted and not wanted is what was said last: of a list each member by itself. */
function withoutContradictions(merged: readonly MergedWish[]): MergedWish[] {
  return merged.flatMap((one) => {
    let wish: Wish | undefined = one.wish;
    for (const later of merged) {
      if (wish === undefined || !isOpposite(one, later)) continue;
      const own = valuesOf(one.wish);
      if (own === undefined || valuesOf(later.wish) === undefined) {
        if (lastToken(later) >= lastToken(one)) wish = withoutValuesOf(wish, later.wish);
        continue;
      }
      const gone = own.filter((value) => lastOf(later, value) >= lastOf(one, value));
      if (gone.length > 0) wish = withoutMembers(wish, gone);
    }
    return wish === undefined ? [] : [{ ...one, wish }];
  });
}

function isOpposite(a: MergedWish, b: MergedWish): boolean {
  if (a === b || (a.strength === 'avoid') === (b.strength === 'avoid')) return false;
  if (!isSameWish(a.wish, b.wish)) return false;
  const [left, right] = [valuesOf(a.wish), valuesOf(b.wish)];
  if (left === undefined || right === undefined) return isOneThing(a.wish);
  return left.some((value) => right.includes(value));
}

/** Ranges of both kinds can hold at once; a pool cannot be wanted and not wanted. */
function isOneThing({ field }: Wish): boolean {
  return ['nearWater', 'amenity', 'project', 'rera', 'litigation', 'occupancyCertificate'].includes(
    field,
  );
}

function lastToken({ parts }: MergedWish): number {
  return Math.max(...parts.map(({ to }) => to));
}

/** Where a member of a list was named last; before the sentence where it was not. */
function lastOf({ parts }: MergedWish, member: string | number): number {
  return Math.max(
    -1,
    ...parts.map(({ wish, to }) => (valuesOf(wish)?.includes(member) === true ? to : -1)),
  );
}

/** The members of a list value. */
function valuesOf(wish: Wish): readonly (string | number)[] | undefined {
  return 'in' in wish.value ? wish.value.in : undefined;
}

/** A wish less the members another wish names; nothing when none is left. */
export function withoutValuesOf(wish: Wish, other: Wish): Wish | undefined {
  const theirs = valuesOf(other);
  return theirs === undefined ? undefined : withoutMembers(wish, theirs);
}

function withoutMembers(wish: Wish, gone: readonly (string | number)[]): Wish | undefined {
  const rest = valuesOf(wish)?.filter((value) => !gone.includes(value)) ?? [];
  return rest.length === 0 ? undefined : ({ ...wish, value: { in: rest } } as Wish);
}
