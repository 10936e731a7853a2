import { onceFor } from '@manemitra/query/once';
import { lengthAt, phraseAt, type PhraseTable } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { numbersIn, openingFigureIn } from './bare-places.ts';
import { groupIn } from './few-said.ts';
import { pickIn } from './pick-said.ts';
import type { Places } from './places.ts';
import type { Pointed } from './pointed.ts';
import {
  allShown,
  besideIt,
  everyOne,
  otherOne,
  thisOne,
  thoseSpokenOf,
} from './pointing-words.ts';
import { besideAt } from './beside-place.ts';
import { rowIn } from './place-figures.ts';
import { ordinalsIn } from './places-said.ts';
import { middleWords } from './place-words.ts';
import { spansOf } from './in-clause.ts';

/** Bare figures and "all", which point where something is to be done with what is shown: with one of it, "eradu tegi" too. */
export const pointedBarelyIn = (tokens: readonly Token[], isOfOne = false): Pointed | undefined =>
  atPlaces(numbersIn(tokens) ?? (isOfOne ? openingFigureIn(tokens) : undefined)) ??
  phraseIn(tokens, everyOne, 'all');

function atPlaces(said: Places | undefined): Pointed | undefined {
  return said && { pointing: { at: 'places', places: said.places }, spans: said.spans };
}

const bare = (pointed: Pointed | undefined): Pointed | undefined =>
  pointed && { ...pointed, isBare: true };

/**
 * What a sentence points at; undefined where it points at nothing. The most definite pointing wins over "these" and "it". A turn is looked at
 * many times, and found once.
 */
export const pointedIn: (tokens: readonly Token[]) => Pointed | undefined = onceFor(
  (tokens) =>
    besideIn(tokens) ??
    atPlaces(ordinalsIn(tokens)) ??
    bare(atPlaces(rowIn(tokens))) ??
    middleIn(tokens) ??
    pickIn(tokens) ??
    groupIn(tokens) ??
    otherIn(tokens) ??
    phraseIn(tokens, allShown, 'all') ??
    phraseIn(tokens, thoseSpokenOf, 'those') ??
    phraseIn(tokens, thisOne, 'this'),
);

function phraseIn(
  tokens: readonly Token[],
  phrases: PhraseTable<unknown>,
  at: 'all' | 'those' | 'this',
): Pointed | undefined {
  const spans = spansOf(phrases, tokens);
  return spans.length === 0 ? undefined : { pointing: { at }, spans };
}

/** "the middle one", "beech wala". */
function middleIn(tokens: readonly Token[]): Pointed | undefined {
  const at = tokens.findIndex(({ text }) => middleWords.has(text));
  if (at === -1) return undefined;
  const before = tokens[at - 1]?.text === 'the' && tokens[at - 2]?.text === 'in' ? 2 : 0;
  const beside = besideAt(tokens, at + 1);
  return before + beside === 0
    ? undefined
    : { pointing: { at: 'middle' }, spans: [[at - before, at + 1 + beside]] };
}

/** "the one before that", "uske baad wala". */
function besideIn(tokens: readonly Token[]): Pointed | undefined {
  for (const at of tokens.keys()) {
    const found = phraseAt(besideIt, tokens, at);
    if (found === undefined) continue;
    return {
      pointing: { at: 'beside', steps: found.value },
      spans: [[at, at + found.length + besideAt(tokens, at + found.length)]],
    };
  }
  return undefined;
}

/** "the other one", but not "the other projects". */
function otherIn(tokens: readonly Token[]): Pointed | undefined {
  for (const at of tokens.keys()) {
    const length = lengthAt(otherOne, tokens, at);
    const next = tokens[at + length];
    const isNoun = next !== undefined && /\p{L}/u.test(next.text);
    if (length === 0 || (isNoun && tokens[at + length - 1]?.text === 'other')) continue;
    return { pointing: { at: 'other' }, spans: [[at, at + length]] };
  }
  return undefined;
}

/** The words of a sentence that do not point. */
export function wordsBeside(tokens: readonly Token[], spans: Pointed['spans']): string {
  return tokens
    .filter((_, index) => !spans.some(([from, to]) => index >= from && index < to))
    .map(({ text }) => text)
    .join(' ');
}
