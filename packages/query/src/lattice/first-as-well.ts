import { SIGNS } from '../fields/tellings.ts';
import { lengthAt, lengthBefore } from '../phrases.ts';
import type { PlacedWish } from '../placed-wish.ts';
import type { Token } from '../token.ts';
import { evenSo, inSecondPlace } from '../words/apart-words.ts';
import { ifAhead, ifThen, thenWords } from '../words/conditional-words.ts';
import { toBe } from '../words/copula-words.ts';
import { denialsBehind } from '../words/denial-words.ts';
import { buts, clauseOrs } from '../words/joint-words.ts';
import { fine } from '../words/stance-words.ts';
import { allOfThem } from '../words/telling-words.ts';
import { alsoAhead, alsoBehind } from '../words/widening-words.ts';

const MOST_DENYING = 4;

/** In the same clause, right behind it. */
function isRefused({ to }: PlacedWish, tokens: readonly Token[]): boolean {
  const behind = tokens.slice(to, to + MOST_DENYING).map(({ text }) => text);
  const denial = behind.findIndex((text) => denialsBehind.has(text));
  return denial >= 0 && !behind.slice(0, denial).some((text) => SIGNS.has(text));
}

/** Whether a word says that the first of two wishes of one kind will do as well: "or", "also", "if", "both". */
export function isEither(one: PlacedWish, later: PlacedWish, tokens: readonly Token[]): boolean {
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
    isRefused(later, tokens) ||
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
