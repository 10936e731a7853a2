import type { Field } from '../criteria.ts';
import { SIGNS } from '../fields/tellings.ts';
import { lengthAt } from '../phrases.ts';
import type { PlacedWish } from '../placed-wish.ts';
import type { Piece, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { onlyEnough } from '../words/apart-words.ts';
import { buts, butsOrOn } from '../words/joint-words.ts';
import { membersOf } from './before.ts';
import { isEither } from './first-as-well.ts';
import type { Reading } from './reading-of-row.ts';

/* Measured on train: of two rooms, kinds of home or areas so far apart the later alone is meant in 123 of 176, and else a word says so. */

const FIELDS: readonly Field[] = ['bhk', 'propertyType', 'locality'];

/** Unread words that are a story; one is beside another wish. */
const STORY = 3;

/**
 * "We saw a villa in Hennur and it was too big. Flat in Jakkur": the members of a list stand together. Of two wishes of one kind that the end
 * of a sentence, a "but" or a story parts, the earlier is only told. The reading without what is told, and the one that it is asked about.
 */
export function withoutListsApart(reading: Reading, { tokens }: Sentence): Apart {
  const { placed, pieces } = reading;
  const numbers = without(reading, numbersTold(placed, pieces, tokens));
  const told = new Set(
    FIELDS.flatMap((field) => {
      const own = placed
        .filter((one) => one.wish.field === field && isNeeded(one))
        .toSorted((one, other) => one.from - other.from);
      const seam = own.findLastIndex((later, at) => isApart(own[at - 1], later, pieces, tokens));
      if (seam < 1) return [];
      const meant = new Set(own.slice(seam).flatMap(({ wish }) => membersOf(wish)));
      const earlier = own.slice(0, seam);
      // "Ulsoor is dear. 2 BHK in Ulsoor or Domlur": what is said again was a wish.
      return earlier.some(({ wish }) => membersOf(wish).some((one) => meant.has(one)))
        ? []
        : earlier;
    }),
  );
  return told.size === 0
    ? { meant: numbers }
    : { meant: without(numbers, [...told]), asked: numbers };
}

interface Apart {
  meant: Reading;
  /** With what is only told as a wish. */
  asked?: Reading;
}

const without = ({ placed, pieces }: Reading, told: readonly PlacedWish[]): Reading => ({
  placed: placed.filter((one) => !told.includes(one)),
  pieces: pieces.map((piece, at) =>
    withoutTold(
      piece,
      told.filter((one) => one.piece === at),
    ),
  ),
});

/** "Dogs 3 ide. 3bhk villa, 1.8 cr": a number without a unit, so far from the sum that has one, is none. */
function numbersTold(
  placed: readonly PlacedWish[],
  pieces: readonly Piece[],
  tokens: readonly Token[],
): PlacedWish[] {
  const sums = placed.filter((one) => one.wish.field === 'price' && isNeeded(one));
  const named = sums.filter(({ wish }) => wish.bareNumber === undefined);
  return sums.filter(
    (one) =>
      one.wish.bareNumber !== undefined &&
      named.length > 0 &&
      named.every((later) => isApart(one, later, pieces, tokens)),
  );
}

const isNeeded = ({ strength, isWithdrawn, isAdded, alternative }: PlacedWish): boolean =>
  strength === 'must' && !isWithdrawn && !isAdded && alternative === undefined;

function withoutTold(piece: Piece, told: readonly PlacedWish[]): Piece {
  if (piece.kind !== 'wish' || told.length === 0) return piece;
  const left = piece.wishes.filter((wish) => told.every((one) => one.wish !== wish));
  if (left.length > 0) return { ...piece, wishes: left };
  const { from, to, length } = piece;
  return { kind: 'unheld', isUnmeant: true, from, to, length };
}

function isApart(
  one: PlacedWish | undefined,
  later: PlacedWish,
  pieces: readonly Piece[],
  tokens: readonly Token[],
): boolean {
  if (one === undefined || later.from < one.to) return false;
  const between = pieces.filter(({ from, to }) => from >= one.to && to <= later.from);
  const unread = between.filter(({ kind }) => kind === 'unheld').length;
  const isStory = unread >= (between.some(({ kind }) => kind === 'wish') ? 1 : STORY);
  const isTurn = PLACED.has(later.wish.field) ? buts : butsOrOn;
  const said = tokens.slice(one.to, later.from).map(({ text }) => text);
  // "Hebbal. Jakkur." is a list.
  const isParted =
    said.some((text) => ENDS.has(text) || isTurn.has(text)) &&
    said.some((text) => /^[\p{L}\p{M}\d]/u.test(text));
  const isEnough = HOMES.has(later.wish.field) && lengthAt(onlyEnough, tokens, later.to) > 0;
  return (isStory || isParted || isEnough) && !isEither(one, later, tokens);
}

const HOMES: ReadonlySet<Field> = new Set<Field>(['bhk', 'propertyType']);
const PLACED: ReadonlySet<Field> = new Set<Field>(['locality']);

const ENDS: ReadonlySet<string> = new Set([...SIGNS].filter((sign) => sign !== ','));
