import type { Field } from '../criteria.ts';
import { SIGNS } from '../fields/tellings.ts';
import { lengthAt, lengthBefore, rowLength } from '../phrases.ts';
import type { Span, Token } from '../token.ts';
import {
  aheadOfHomesHeld,
  behindHomesHeld,
  endsOfHolding,
  havingVerbs,
  keepingAhead,
  livedBehind,
  livingAhead,
  pronounOwners,
  thereVerbs,
} from '../words/home-held-words.ts';
import { peopleWords, pronounWords } from '../words/people-words.ts';
import { genitives } from '../words/postposition-words.ts';
import { oldHomes } from '../words/story-words.ts';
import type { Readings } from './readings.ts';

/**
 * The clauses of homes that somebody has, lives in, leaves or has seen, where another is asked for: "she has a 3bhk with no lift", "abhi 2bhk me
 * rehte hain", "shift out of this 1bhk", "mere paas ek plot hai".
 */
export function homesHeld(tokens: readonly Token[], readings: Readings): Span[] {
  const homes = homesIn(readings);
  const named = tokens.flatMap(({ text }, from) =>
    oldHomes.has(text) ? [{ from, to: from + 1 }] : [],
  );
  return [...homes, ...named].flatMap((home) => {
    const held = heldAround(tokens, home);
    const isAsked = homes.some(({ from, to }) => held && (to <= held.from || from >= held.to));
    return held !== undefined && isAsked ? [held] : [];
  });
}

const HOMES: ReadonlySet<Field> = new Set<Field>(['bhk', 'propertyType', 'area']);

/** Where the rooms, the kind or the size of a home are written as one says them. */
const homesIn = (readings: Readings): Span[] =>
  readings.flatMap((here, from) =>
    here.flatMap((reading) =>
      reading.kind === 'wish' &&
      reading.seen === undefined &&
      reading.wishes.some(({ field }) => HOMES.has(field))
        ? [{ from, to: from + reading.length }]
        : [],
    ),
  );

function heldAround(tokens: readonly Token[], { from, to }: Span): Span | undefined {
  const text = (at: number) => tokens[at]?.text ?? '';
  const isEnd = (at: number) => SIGNS.has(text(at)) || endsOfHolding.has(text(at));
  const start = beforeSmallWords(tokens, from);
  // "We lived in a big Malleswaram house": one word may say where it was.
  const further = beforeSmallWords(tokens, start - 1);
  const isFurther = further < start - 1 && isHeldAhead(tokens, further);
  if (isFurther || isHeldAhead(tokens, start)) {
    let end = to;
    while (end < tokens.length && !isEnd(end)) end++;
    return { from: isFurther ? further : start, to: end };
  }
  let clause = from;
  while (clause > 0 && !isEnd(clause - 1)) clause--;
  const end = to + rowLength(behindHomesHeld, tokens, to);
  const lived = lengthAt(livedBehind, tokens, end);
  if (lived > 0) return { from: clause, to: end + lived };
  const owned = ownedUpTo(tokens, { from: start, to });
  if (owned !== undefined) return { from: clause, to: owned };
  const isKept =
    thereVerbs.has(text(end)) &&
    tokens.slice(clause, from).some((token) => keepingAhead.has(token.text)) &&
    [0, 1, 2].some((on) => somebodyAt(tokens, clause + on) > 0);
  return isKept ? { from: clause, to: end + 1 } : undefined;
}

/** "Own 2 flats", "lived in a very small house". */
function beforeSmallWords(tokens: readonly Token[], from: number): number {
  let start = from;
  const isSmall = (text: string) => behindHomesHeld.has(text) || /^\d$/.test(text);
  while (isSmall(tokens[start - 1]?.text ?? '')) start--;
  return start;
}

/** So many words say where a home is: "bhai ka flat kasavanahalli me hai". */
const LONGEST_PLACE = 6;

/** Behind the verb of what somebody's home is, where no number stands between. */
function ownedUpTo(tokens: readonly Token[], { from, to }: Span): number | undefined {
  const beside = tokens[from - 1]?.text ?? '';
  const owner = genitives.has(beside) ? from - 1 : pronounOwners.has(beside) ? from : undefined;
  if (owner === undefined || ![1, 2].some((back) => somebodyAt(tokens, owner - back) === back))
    return undefined;
  for (let at = to; at < to + LONGEST_PLACE; at++) {
    const text = tokens[at]?.text ?? '';
    if (thereVerbs.has(text)) return at + 1;
    if (SIGNS.has(text) || endsOfHolding.has(text) || /^\d/.test(text)) return undefined;
  }
  return undefined;
}

/** "Living in", "out of this" end there, or "we have", "she had", with who has it. */
const isHeldAhead = (tokens: readonly Token[], end: number): boolean =>
  lengthBefore(livingAhead, tokens, end) > 0 ||
  (havingVerbs.has(tokens[end - 1]?.text ?? '') &&
    [1, 2].some((back) => [1, back].includes(somebodyAt(tokens, end - 1 - back))));

const somebodyAt = (tokens: readonly Token[], at: number): number =>
  Math.max(
    lengthAt(peopleWords, tokens, at),
    lengthAt(pronounWords, tokens, at),
    aheadOfHomesHeld.has(tokens[at]?.text ?? '') ? 1 : 0,
  );
