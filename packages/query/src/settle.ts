import type { Criterion } from './criteria.ts';
import { around } from './fields/plot-dimensions.ts';
import type { Piece, Wish, WishOf } from './reading.ts';
import type { PlacedWish } from './scope.ts';

/** What a wish's own words leave open is settled by its neighbours: the basis of a price or an area. */
export function settleByNeighbours(
  placed: readonly PlacedWish[],
  pieces: readonly Piece[],
  previous: readonly Criterion[] = [],
): PlacedWish[] {
  const settled = roomsBesidePrices(
    areasBesideTypes(pricesAllIn(placed, pieces), pieces),
    previous,
  );
  return settled.map((one) =>
    one.isAccepted === true
      ? accepted(one, settled, previous)
      : isRivalledStatus(one, settled)
        ? { ...one, strength: 'nice' }
        : one,
  );
}

/** "ready to move, under construction is also ok": a home has one status, so neither of the two is a must. */
function isRivalledStatus({ wish, strength }: PlacedWish, placed: readonly PlacedWish[]): boolean {
  if (wish.field !== 'possession' || strength !== 'must') return false;
  const { status, by } = wish.value;
  if (status === undefined || by !== undefined) return false;
  return placed.some(
    ({ wish: other, isAccepted, strength: otherStrength }) =>
      isAccepted === true &&
      otherStrength !== 'avoid' &&
      other.field === 'possession' &&
      other.value.status !== undefined &&
      other.value.status !== status,
  );
}

/** "Hebbal, Yelahanka is fine too" widens the list of places; "B khata is fine" alone asks for nothing hard. */
function accepted(
  one: PlacedWish,
  placed: readonly PlacedWish[],
  previous: readonly Criterion[],
): PlacedWish {
  const { field, value } = one.wish;
  const isWanted = (strength: string, other: string) => strength === 'must' && other === field;
  const widens =
    'in' in value &&
    (placed.some(
      (other) => other.isAccepted !== true && isWanted(other.strength, other.wish.field),
    ) ||
      previous.some((other) => isWanted(other.strength, other.field)));
  if (widens) return { ...one, isAdded: true };
  if (one.strength === 'avoid') return one;
  if (isFurtherLimit(one, placed)) return { ...one, wish: { ...one.wish, isStretch: true } };
  // "2bhk in Hennur is fine": where nothing else of its kind is wanted, what is fine is what is searched.
  const isRivalled = placed.some(
    (other) => other !== one && other.wish.field === field && other.strength === 'nice',
  );
  return SEARCHED_BY.has(field) && !isRivalled ? one : { ...one, strength: 'nice' };
}

/** "1.25 cr ideally but 1.4 is okay": what may still be paid is the limit. */
function isFurtherLimit({ wish }: PlacedWish, placed: readonly PlacedWish[]): boolean {
  if (wish.field !== 'price' || wish.value.max === undefined) return false;
  const { max } = wish.value;
  return placed.some(
    (other) => other.wish.field === 'price' && (other.wish.value.max ?? max) < max,
  );
}

const SEARCHED_BY: ReadonlySet<Wish['field']> = new Set<Wish['field']>([
  'bhk',
  'propertyType',
  'locality',
  'zone',
]);

/** "all in under 1.6 Cr", "1.6 Cr including registration": the words belong to the nearest price. */
function pricesAllIn(placed: readonly PlacedWish[], pieces: readonly Piece[]): PlacedWish[] {
  let settled = [...placed];
  for (const piece of pieces) {
    if (piece.kind !== 'marker' || piece.marker.role !== 'all-in') continue;
    const prices = settled.filter(({ wish }) => wish.field === 'price');
    const nearest = prices.sort((a, b) => gap(a, piece) - gap(b, piece))[0];
    if (nearest === undefined) continue;
    settled = settled.map((one) => (one === nearest ? allIn(one, piece) : one));
  }
  return settled;
}

function gap(wish: { from: number; to: number }, piece: Piece): number {
  return wish.from >= piece.to ? wish.from - piece.to : piece.from - wish.to;
}

function allIn(placed: PlacedWish, piece: Piece): PlacedWish {
  if (placed.wish.field !== 'price') return placed;
  const isBeside = gap(placed, piece) <= 1;
  return {
    ...placed,
    wish: { ...placed.wish, value: { ...placed.wish.value, basis: 'all-in' } },
    from: isBeside ? Math.min(placed.from, piece.from) : placed.from,
    to: isBeside ? Math.max(placed.to, piece.to) : placed.to,
  };
}

/** A lone area of a home is the least it may have; of a plot, its size. */
function areasBesideTypes(placed: readonly PlacedWish[], pieces: readonly Piece[]): PlacedWish[] {
  const types = placed.flatMap(({ wish, strength }) =>
    wish.field === 'propertyType' && strength !== 'avoid' ? wish.value.in : [],
  );
  const isPlot = types.length > 0 && types.every((type) => type === 'plot');
  return withoutOwnLand(placed, pieces).map((one) => {
    if (one.wish.field !== 'area') return one;
    return { ...one, wish: settledArea(one.wish, isPlot) };
  });
}

/** "villa on a 2400 sqft plot", "house with 30x40 site": the land a home stands on is no second kind of home. */
function withoutOwnLand(placed: readonly PlacedWish[], pieces: readonly Piece[]): PlacedWish[] {
  return placed.filter((one, at) => {
    if (one.wish.field !== 'propertyType' || one.wish.value.in.some((type) => type !== 'plot')) {
      return true;
    }
    const besides = [placed[at - 1], placed[at + 1]].some((other) => other?.wish.field === 'area');
    const home = placed.findLast(
      ({ wish, piece }, index) => index < at && piece < one.piece && wish.field === 'propertyType',
    );
    if (!besides || home?.wish.field !== 'propertyType') return true;
    const isBuilt = home.wish.value.in.some((type) => BUILT_ON_LAND.has(type));
    const between = pieces.slice(home.piece + 1, one.piece);
    const isApart = between.some(({ kind }) => kind !== 'filler' && kind !== 'wish');
    return !isBuilt || isApart || between.every(({ kind }) => kind !== 'filler');
  });
}

const BUILT_ON_LAND: ReadonlySet<string> = new Set([
  'villa',
  'row-house',
  'independent-house',
  'duplex',
]);

function settledArea(wish: WishOf<'area'>, isPlotSearch: boolean): Wish {
  const isPlot = wish.value.basis === 'plot' || (wish.basisUnsaid === true && isPlotSearch);
  const size = wish.value.min;
  if (isPlot) {
    const value = wish.lone === true && size !== undefined ? around(size) : wish.value;
    return { ...wish, value: { ...value, basis: 'plot' } };
  }
  return wish.basisUnsaid === true
    ? { ...wish, assumed: 'We assumed that you mean the super built-up area.' }
    : wish;
}

/** "3 in whitefield 1.5cr": with the price said, a bare small number counts bedrooms, if anything. */
function roomsBesidePrices(
  placed: readonly PlacedWish[],
  previous: readonly Criterion[],
): PlacedWish[] {
  // "4"; "not 3, 4"
  const isChange =
    placed.length <= 2 &&
    placed.every(({ wish }) => placed.length === 1 || wish.bareNumber !== undefined) &&
    previous.some(({ field }) => field === 'bhk');
  if (isChange) return placed.map(asRooms);
  const hasRooms = placed.some(({ wish }) => wish.field === 'bhk');
  const hasPrice = placed.some(
    ({ wish }) => wish.field === 'price' && wish.bareNumber === undefined,
  );
  // "not a 2bhk, i want 3"
  const isAnswered =
    hasRooms && placed.every(({ wish, strength }) => wish.field !== 'bhk' || strength === 'avoid');
  if (isAnswered) return placed.map(asRooms);
  // "minimum 3bhk, prefer 4"
  const isRanked = (one: PlacedWish) => hasRooms && one.strength === 'nice';
  if (!hasPrice) return placed.map((one) => (isRanked(one) ? asRooms(one) : one));
  if (hasRooms) return placed.filter(({ wish }) => wish.bareNumber === undefined);
  return placed.map(asRooms);
}

function asRooms(one: PlacedWish): PlacedWish {
  const rooms = one.wish.bareNumber;
  if (rooms === undefined || !Number.isInteger(rooms) || rooms > 6) return one;
  const assumed = `${rooms} was read as ${rooms} BHK.`;
  return { ...one, wish: { field: 'bhk', value: { in: [rooms] }, assumed } };
}
