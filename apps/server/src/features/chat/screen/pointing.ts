import { phraseAt, lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { degrees, type Degree } from './degree-words.ts';
import {
  allShown,
  collectiveOf,
  countOf,
  everyOne,
  middleWords,
  oneWords,
  pointsAtCount,
  thisOne,
  thoseSpokenOf,
} from './pointing-words.ts';
import { besideAt, isMeasure, numbersIn, ordinalsIn, rowIn, type Places } from './places-said.ts';

/** What a sentence points at among what is shown. */
type Pointing =
  /** Places in the order shown, from 0; from -1 at the end. */
  | { at: 'places'; places: number[] }
  | { at: 'middle' }
  | { at: 'all' }
  | { at: 'those' }
  /** All of a few: "both", "these three". */
  | { at: 'group'; count: number }
  | { at: 'this' }
  /** "the cheaper one" */
  | { at: 'pick'; degree: Degree };

export interface Pointed {
  pointing: Pointing;
  /** The tokens that point, `[from, to)`: what is left of the sentence is what is said of them. */
  spans: (readonly [number, number])[];
}

/** Bare figures and "all", which point where something is to be done with what is shown. */
export const pointedBarelyIn = (tokens: readonly Token[]): Pointed | undefined =>
  atPlaces(numbersIn(tokens)) ?? phraseIn(tokens, everyOne, 'all');

function atPlaces(said: Places | undefined): Pointed | undefined {
  return said && { pointing: { at: 'places', places: said.places }, spans: said.spans };
}

/** What a sentence points at; undefined where it points at nothing. The most definite pointing wins over "these" and "it". */
export function pointedIn(tokens: readonly Token[]): Pointed | undefined {
  return (
    atPlaces(ordinalsIn(tokens) ?? rowIn(tokens)) ??
    middleIn(tokens) ??
    pickIn(tokens) ??
    groupIn(tokens) ??
    phraseIn(tokens, allShown, 'all') ??
    phraseIn(tokens, thoseSpokenOf, 'those') ??
    phraseIn(tokens, thisOne, 'this')
  );
}

function phraseIn(
  tokens: readonly Token[],
  phrases: Parameters<typeof lengthAt>[0],
  at: 'all' | 'those' | 'this',
): Pointed | undefined {
  const spans = tokens.flatMap((_, from) => {
    const length = lengthAt(phrases, tokens, from);
    return length === 0 ? [] : [[from, from + length] as const];
  });
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

/** "both", "these two", "ee mooru": all of a few that are seen or were spoken of. */
function groupIn(tokens: readonly Token[]): Pointed | undefined {
  for (const [at, { text }] of tokens.entries()) {
    const collective = collectiveOf(text);
    if (collective !== undefined) {
      return { pointing: { at: 'group', count: collective }, spans: [[at, at + 1]] };
    }
    const count = countOf(tokens[at + 1]?.text ?? '');
    const isOfThese = pointsAtCount.has(text) && !isMeasure(tokens[at + 2]?.text);
    if (count !== undefined && isOfThese) {
      return { pointing: { at: 'group', count }, spans: [[at, at + 2]] };
    }
  }
  return undefined;
}

/** "the cheaper one", "sabse sasta wala", "the cheapest of these, …": a degree with what makes it point. */
function pickIn(tokens: readonly Token[]): Pointed | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const degree = phraseAt(degrees, tokens, at);
    if (degree === undefined) continue;
    const to = at + degree.length;
    const isOne = oneWords.has(tokens[to]?.text ?? '');
    const end = isOne ? to + 1 : to + lengthAt(allShown, tokens, to);
    // "Call me about the cheapest", but not "which is the cheapest".
    const isLast = tokens[at - 1]?.text === 'the' && end === tokens.length;
    const isPicked = end > to && tokens[end]?.text === ',';
    if (isOne || isPicked || (isLast && !tokens.some(({ text }) => PICKING.has(text)))) {
      return { pointing: { at: 'pick', degree: degree.value }, spans: [[at, end]] };
    }
  }
  return undefined;
}

const PICKING = new Set('which what whats who is are'.split(' '));

/** The words of a sentence that do not point. */
export function wordsBeside(tokens: readonly Token[], spans: Pointed['spans']): string {
  return tokens
    .filter((_, index) => !spans.some(([from, to]) => index >= from && index < to))
    .map(({ text }) => text)
    .join(' ');
}
