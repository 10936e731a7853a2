import { lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { numbersIn, openingFigureIn } from './bare-places.ts';
import { isMeasure } from './measures.ts';
import { pickIn } from './pick-said.ts';
import type { Places } from './places.ts';
import type { Pointed } from './pointed.ts';
import {
  allShown,
  collectiveOf,
  countOf,
  everyOne,
  middleWords,
  pointsAtCount,
  thisOne,
  thoseSpokenOf,
} from './pointing-words.ts';
import { besideAt, ordinalsIn, rowIn } from './places-said.ts';

/** Bare figures and "all", which point where something is to be done with what is shown: with one of it, "eradu tegi" too. */
export const pointedBarelyIn = (tokens: readonly Token[], isOfOne = false): Pointed | undefined =>
  atPlaces(numbersIn(tokens) ?? (isOfOne ? openingFigureIn(tokens) : undefined)) ??
  phraseIn(tokens, everyOne, 'all');

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

/** The words of a sentence that do not point. */
export function wordsBeside(tokens: readonly Token[], spans: Pointed['spans']): string {
  return tokens
    .filter((_, index) => !spans.some(([from, to]) => index >= from && index < to))
    .map(({ text }) => text)
    .join(' ');
}
