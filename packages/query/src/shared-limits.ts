import { NEAR_METRO } from './fields/metro-line.ts';
import { nearValue } from './near-value.ts';
import type { Change, Piece, Wish, WishOf } from './reading.ts';
import type { PlacedWish } from './placed-wish.ts';

export interface Limited {
  placed: PlacedWish[];
  /** The pieces, with what was used up turned into fillers. */
  pieces: Piece[];
}

/**
 * Gives a time or distance that stands apart ("office at Ecospace, at most 25 min") to the place it speaks
 * about: to all places without one for "both", else to the nearest before it, else behind it.
 */
export function withSharedLimits(placed: readonly PlacedWish[], pieces: readonly Piece[]): Limited {
  let settled = [...placed];
  const left = pieces.map((piece, index) => {
    const limit = limitOf(piece);
    if (limit === undefined) return piece;
    const meant = meantBy(limit, index, settled);
    if (meant.length === 0 && settled.some((one) => has(one, limit))) {
      // "office in Ecospace, peak time mein 30 min": the hour is said beside the minutes.
      const isPeak = limit.change === 'minutes' && limit.isPeak === true;
      if (isPeak) settled = settled.map((one) => (has(one, limit) ? inPeak(one) : one));
      return used(piece);
    }
    if (meant.length === 0) {
      const lines = linesMeant(limit, index, settled);
      if (lines.length === 0) return piece;
      settled = settled.map((one) => (lines.includes(one) ? within(one, limit) : one));
      return used(piece);
    }
    settled = settled.map((one) => (meant.includes(one) ? limited(one, limit) : one));
    return used(piece);
  });
  return withPeak({ placed: settled, pieces: left });
}

/** "both within 40 minutes": where a place was read with a limit that stands apart, its words are not left over. */
function has({ wish, strength }: PlacedWish, limit: Limit): boolean {
  if (wish.field !== 'near' || strength === 'avoid') return false;
  return limit.change === 'minutes'
    ? 'withinMinutes' in wish.value && wish.value.withinMinutes === limit.withinMinutes
    : 'withinMeters' in wish.value && wish.value.withinMeters === limit.withinMeters;
}

function used({ length, from, to }: Piece): Piece {
  return { kind: 'filler', length, from, to };
}

/** "30 min to ITPL, in peak": what is said of the hour holds for every journey of the sentence. */
function withPeak({ placed, pieces }: Limited): Limited {
  const isPeak = (piece: Piece) => piece.kind === 'change' && piece.change.change === 'peak';
  const isJourney = ({ wish }: PlacedWish) => wish.field === 'near' && 'mode' in wish.value;
  if (!pieces.some(isPeak) || !placed.some(isJourney)) return { placed, pieces };
  return {
    placed: placed.map((one) => (isJourney(one) ? inPeak(one) : one)),
    pieces: pieces.map((piece) => (isPeak(piece) ? used(piece) : piece)),
  };
}

function inPeak(one: PlacedWish): PlacedWish {
  if (one.wish.field !== 'near' || !('mode' in one.wish.value)) return one;
  return { ...one, wish: { ...one.wish, value: { ...one.wish.value, peak: true } } };
}

type Limit = Extract<Change, { change: 'distance' | 'minutes' }>;

function limitOf(piece: Piece): Limit | undefined {
  if (piece.kind !== 'change') return undefined;
  const { change } = piece;
  return change.change === 'distance' || change.change === 'minutes' ? change : undefined;
}

function meantBy(limit: Limit, index: number, placed: readonly PlacedWish[]): PlacedWish[] {
  const open = placed.filter(
    ({ wish, strength }) =>
      strength !== 'avoid' && wish.field === 'near' && wish.limitUnsaid === true,
  );
  if (limit.isForAll === true) return open;
  const nearest =
    open.findLast(({ piece }) => piece < index) ??
    (limit.isBack === true ? areaBefore(index, placed) : undefined) ??
    open[0];
  if (nearest?.wish.field === 'locality') return [nearest];
  // "near Manyata or Hebbal" is one piece with several wishes.
  return nearest === undefined ? [] : open.filter(({ piece }) => piece === nearest.piece);
}

/** "parents live in Malleshwaram, need something within 4 km of it": the area is what it should be near. */
function areaBefore(index: number, placed: readonly PlacedWish[]): PlacedWish | undefined {
  return placed.findLast(
    ({ wish, strength, piece }) =>
      piece < index &&
      strength !== 'avoid' &&
      wish.field === 'locality' &&
      wish.value.in.length === 1,
  );
}

/** "Purple line or yellow line, but within 800 metres": of the lines named last without a distance. */
function linesMeant(limit: Limit, index: number, placed: readonly PlacedWish[]): PlacedWish[] {
  if (limit.change !== 'distance') return [];
  const open = placed.filter(
    ({ wish, strength, piece }) =>
      piece < index &&
      strength !== 'avoid' &&
      wish.field === 'metroLine' &&
      wish.value.withinMeters === NEAR_METRO,
  );
  const last = open.at(-1)?.piece;
  return open.filter(({ piece }) => piece === last);
}

function within(one: PlacedWish, limit: Limit): PlacedWish {
  if (one.wish.field !== 'metroLine' || limit.change !== 'distance') return one;
  const { assumed: _, ...said } = one.wish;
  const value = { line: said.value.line, withinMeters: limit.withinMeters };
  return { ...one, wish: { ...said, value } };
}

function limited(one: PlacedWish, limit: Limit): PlacedWish {
  const place = placeOf(one.wish);
  if (place === undefined) return one;
  const isJourney = limit.change === 'minutes';
  const said = nearValue(
    { slug: place, name: '' },
    isJourney
      ? {
          length: 1,
          minutes: limit.withinMinutes,
          ...(limit.mode === undefined ? {} : { mode: limit.mode }),
          ...(limit.isPeak === true ? { peak: true } : {}),
        }
      : { length: 1, meters: limit.withinMeters },
  );
  const wish: WishOf<'near'> = { field: 'near', value: said.value };
  return { ...one, wish: said.assumed === undefined ? wish : { ...wish, assumed: said.assumed } };
}

function placeOf(wish: Wish): string | undefined {
  if (wish.field === 'near') return wish.value.place;
  return wish.field === 'locality' ? wish.value.in[0] : undefined;
}

/** "ready or by March 2027": what is ready now is ready by then. */
export function withoutReadyBesideDate(
  placed: readonly PlacedWish[],
  pieces: readonly Piece[],
): PlacedWish[] {
  return placed.filter((one, at) => {
    if (one.wish.field !== 'possession' || one.wish.value.status !== 'ready') return true;
    return ![placed[at - 1], placed[at + 1]].some(
      (other) =>
        other?.wish.field === 'possession' &&
        other.wish.value.by !== undefined &&
        other.strength === one.strength &&
        isJoinedByOr(pieces, Math.min(one.piece, other.piece), Math.max(one.piece, other.piece)),
    );
  });
}

function isJoinedByOr(pieces: readonly Piece[], from: number, to: number): boolean {
  const between = pieces.slice(from + 1, to);
  return (
    between.some((piece) => piece.kind === 'joint' && piece.joint === 'or') &&
    between.every(
      (piece) => piece.kind === 'filler' || (piece.kind === 'joint' && piece.joint !== 'stop'),
    )
  );
}
