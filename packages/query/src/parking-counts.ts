import { numberAt } from './numbers.ts';
import type { Piece } from './reading.ts';
import type { Span, Token } from './token.ts';
import {
  beforeParking,
  behindParking,
  kindsOfParking,
  neededParking,
  parkedCars,
  parkingSlots,
} from './words/parking-words.ts';

/**
 * "Two covered car parks", "parking for 2 cars": no field holds how many or of what kind, so the words are told as not used beside the wish for
 * parking. The tokens `[from, to)` of each.
 */
export function parkingCountsIn(pieces: readonly Piece[], tokens: readonly Token[]): Span[] {
  return pieces.flatMap((piece) => {
    const isParking =
      piece.kind === 'wish' &&
      piece.wishes.some((wish) => wish.field === 'amenity' && wish.value.id === 'car-parking');
    if (!isParking) return [];
    const from = countBefore(tokens, piece.from) ?? piece.from;
    const to = countBehind(tokens, piece.to) ?? piece.to;
    const isInside = (numberAt(tokens, piece.from)?.value ?? 0) >= LEAST;
    const isOfKind = tokens
      .slice(Math.max(0, piece.from - 1), piece.to)
      .some(({ text }) => kindsOfParking.has(text));
    const start =
      isOfKind && from === piece.from && kindsOfParking.has(tokens[from - 1]?.text ?? '')
        ? from - 1
        : from;
    return start < piece.from || to > piece.to || isInside || isOfKind ? [{ from: start, to }] : [];
  });
}

/** One place to park is what the wish says by itself. */
const LEAST = 2;
const MOST = 9;

const isCount = (tokens: readonly Token[], at: number, length: number): boolean => {
  const number = numberAt(tokens, at);
  return number?.length === length && number.value >= LEAST && number.value <= MOST;
};

/** "two covered …", "do car …": where the number begins. */
function countBefore(tokens: readonly Token[], from: number): number | undefined {
  let at = from - 1;
  while (beforeParking.has(tokens[at]?.text ?? '')) at--;
  return isCount(tokens, at, 1) ? at : undefined;
}

/** "parking for two cars", "car parking eradu,": where the number, and what it counts, ends. */
function countBehind(tokens: readonly Token[], to: number): number | undefined {
  let at = to;
  while (behindParking.has(tokens[at]?.text ?? '')) at++;
  if (!isCount(tokens, at, 1)) {
    return to < tokens.length && parkingSlots.has(tokens[to]?.text ?? '') ? to + 1 : undefined;
  }
  const end = at + 1;
  if (parkedCars.has(tokens[end]?.text ?? '')) return end + 1;
  const isLast = end === tokens.length || !/^[\p{L}\d]/u.test(tokens[end]?.text ?? '');
  return isLast || neededParking.has(tokens[end]?.text ?? '') ? end : undefined;
}
