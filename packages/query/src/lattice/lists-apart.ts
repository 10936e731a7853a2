import type { Field } from '../criteria.ts';
import { lengthAt, lengthBefore } from '../phrases.ts';
import type { PlacedWish } from '../placed-wish.ts';
import type { Piece, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { evenSo, inSecondPlace, onlyEnough } from '../words/apart-words.ts';
import { ifAhead, ifThen, thenWords } from '../words/conditional-words.ts';
import { toBe } from '../words/copula-words.ts';
import { denialsBehind } from '../words/denial-words.ts';
import { buts, clauseOrs } from '../words/joint-words.ts';
import { fine } from '../words/stance-words.ts';
import { allOfThem } from '../words/telling-words.ts';
import { alsoAhead, alsoBehind } from '../words/widening-words.ts';
import { membersOf } from './before.ts';
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
  const isTurn = PLACED.has(later.wish.field) ? buts : turns;
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
/** Behind a road "par" says that it is on it. */
const turns: ReadonlySet<string> = new Set([...buts, 'par', 'पर']);

const ENDS = new Set(['.', ';', '\n', '!', '?']);

/** Whether a word says that the first will do as well: "or", "also", "if", "both". */
function isEither(one: PlacedWish, later: PlacedWish, tokens: readonly Token[]): boolean {
  const has = (words: ReadonlySet<string>, from: number, to: number) =>
    tokens.slice(Math.max(0, from), to).some(({ text }) => words.has(text));
  // "3bhk chennagide adre …" is turned down behind.
  const isFine = ({ to }: PlacedWish) => {
    const length = lengthAt(fine, tokens, to);
    return length > 0 && !buts.has(tokens[to + length]?.text ?? '');
  };
  const isConditional = ({ to }: PlacedWish) =>
    has(ifThen, to, to + 1) || (has(toBe, to, to + 1) && has(thenWords, to + 1, to + 2));
  const said = tokens.slice(one.to, later.from);
  return (
    // "Flat chahiye. independent house bhi nahi" refuses the later.
    has(denialsBehind, later.to, later.to + 2) ||
    has(clauseOrs, one.to, later.from) ||
    has(ifAhead, 0, later.from) ||
    said.some((_, at) => lengthAt(inSecondPlace, tokens, one.to + at) > 0) ||
    lengthAt(inSecondPlace, tokens, later.to) > 0 ||
    lengthBefore(alsoAhead, tokens, later.from) > 0 ||
    lengthAt(alsoBehind, tokens, later.to) > 0 ||
    has(evenSo, one.to, one.to + 1) ||
    has(evenSo, later.to, later.to + 2) ||
    isFine(one) ||
    [one, later].some(isConditional) ||
    has(allOfThem, later.to, tokens.length)
  );
}
