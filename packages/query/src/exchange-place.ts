import type { NearValue } from './criteria.ts';
import type { Constraint, Interpretation } from './interpretation.ts';
import type { PlacedWish } from './placed-wish.ts';
import { lengthAt } from './phrases.ts';
import type { Piece, Sentence, Wish } from './reading.ts';
import { aloneWords } from './words/outright-words.ts';

/** The places that a wish names. */
export function placesOf({ field, value }: Wish): readonly string[] {
  if (field === 'near') return [value.place];
  return field === 'locality' || field === 'zone' ? value.in : [];
}

/**
 * "Basavanagudi instead of Banashankari", where it was Jayanagar or Banashankari: what else was said of places stays, and so do the
 * minutes, the way and the hour that were said of the place that goes. Undefined where what goes was not wished for.
 */
export function withPlaceExchanged(
  constraints: readonly Constraint[],
  gone: readonly string[],
  wish: Constraint,
): Constraint[] | undefined {
  let isFound = false;
  const exchanged = constraints.map((one): Constraint => {
    if (one.strength === 'avoid' || !placesOf(one).some((place) => gone.includes(place)))
      return one;
    const now = inPlaceOf(one, gone, wish);
    if (now === undefined) return one;
    isFound = true;
    return now;
  });
  return isFound ? exchanged : undefined;
}

function inPlaceOf(
  one: Constraint,
  gone: readonly string[],
  wish: Constraint,
): Constraint | undefined {
  if (one.field === 'near') {
    // "Within 20 min of EcoWorld instead of Ecospace" says its own.
    if (wish.field === 'near' && wish.assumed === undefined) return { ...wish };
    const [place, ...others] = placesOf(wish);
    if (place === undefined || others.length > 0 || wish.field === 'zone') return undefined;
    const value: NearValue = { ...one.value, place };
    return { ...one, value };
  }
  if (one.field === 'locality' && wish.field === 'locality')
    return {
      ...one,
      value: { in: swapped(one.value.in, gone, wish.value.in) },
    };
  if (one.field === 'zone' && wish.field === 'zone')
    return {
      ...one,
      value: { in: swapped(one.value.in, gone, wish.value.in) },
    };
  return undefined;
}

function swapped<T extends string>(all: readonly T[], gone: readonly string[], now: readonly T[]) {
  return [...new Set([...all.filter((place) => !gone.includes(place)), ...now])];
}

interface Exchange {
  gone: Wish;
  comes: Constraint;
}

/** The place that goes and the one that comes: "Hebbal instead of Jakkur", "drop Jakkur, try Hebbal". */
export function exchangeIn(
  own: Interpretation,
  previous: Interpretation,
  {
    placed,
    pieces,
    sentence: { tokens },
  }: { placed: readonly PlacedWish[]; pieces: readonly Piece[]; sentence: Sentence },
): Exchange | undefined {
  // "Drop Jakkur, only Hebbal" leaves nothing beside it.
  const isAlone = tokens.some((_, at) => lengthAt(aloneWords, tokens, at) > 0);
  if (isAlone && !pieces.some(replaces)) return undefined;
  const isOfPlace = (one: Wish) => placesOf(one).length > 0;
  const gone = placed.find(
    ({ wish, strength, isWithdrawn }) => (isWithdrawn || strength === 'avoid') && isOfPlace(wish),
  )?.wish;
  const [comes, ...others] = own.constraints.filter(
    (one) => one.strength === 'must' && isOfPlace(one),
  );
  if (gone === undefined || comes === undefined || others.length > 0) return undefined;
  const isHeld = [previous.constraints, ...(previous.alternatives ?? [])].some(
    (list) => withPlaceExchanged(list, placesOf(gone), comes) !== undefined,
  );
  return isHeld ? { gone, comes } : undefined;
}

/** Whether a wish says a part of an exchange, and nothing else. */
export const isOfExchange = (one: Constraint, { gone, comes }: Exchange): boolean =>
  one === comes || (one.strength === 'avoid' && placesOf(one).join() === placesOf(gone).join());

/** Whether a wish names the place that goes, by itself or among all that were wished for. */
export const isGoneIn = ({ gone }: Exchange, one: Wish): boolean =>
  placesOf(gone).every((place) => placesOf(one).includes(place));

/** "Instead of X", "X ke bajaye": what comes is said beside it. */
const replaces = (piece: Piece): boolean =>
  piece.kind === 'marker' && piece.marker.role === 'not' && piece.marker.isReplacing === true;
