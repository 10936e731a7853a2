import type { Field, FieldValues, NumberRange } from './criteria.ts';
import { sortedUnique } from './fields/bhk.ts';
import type { Wish, WishOf } from './reading.ts';

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
