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
  /** "the cheaper one"; `of` says what is measured, as in "the one with the least loading" */
  | { at: 'pick'; degree: Degree; of: string };

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

/**
 * A degree with what makes it point: "the cheaper one", "sabse kam maintenance wala", "the one with the lowest loading", "jo sabse sasta
 * hai uska", "the cheapest of these, …". What stands between says what is measured.
 */
function pickIn(tokens: readonly Token[]): Pointed | undefined {
  const textAt = (at: number) => tokens[at]?.text ?? '';
  const asksWhich = tokens.some(({ text }) => PICKING.has(text));
  for (let at = 0; at < tokens.length; at++) {
    const degree = phraseAt(degrees, tokens, at);
    if (degree === undefined) continue;
    const to = at + degree.length;
    const led = asksWhich ? undefined : ledAt(tokens, at);
    const one = oneAfter(tokens, to);
    const isOne = one !== undefined && (one === to || !asksWhich);
    const end =
      led !== undefined
        ? closedAt(tokens, to)
        : isOne
          ? one + 1
          : to + lengthAt(allShown, tokens, to);
    // "Call me about the cheapest", but not "which is the cheapest".
    const isLast = !asksWhich && textAt(at - 1) === 'the' && end === tokens.length;
    const isPicked = end > to && textAt(end) === ',';
    if (led !== undefined || isOne || isPicked || isLast) {
      const of = wordsBetween(tokens, to, end);
      return { pointing: { at: 'pick', degree: degree.value, of }, spans: [[led ?? at, end]] };
    }
  }
  return undefined;
}

const PICKING = new Set('which what whats who is are yavdu yavudu yaavudu kaunsa konsa'.split(' '));

/** How many words may say what is measured. */
const MEASURED_BY = 3;

/** "The one with the …", "jo …", "jiska …" before a degree: one is meant. */
function ledAt(tokens: readonly Token[], at: number): number | undefined {
  const before = (steps: number) => tokens[at - steps]?.text ?? '';
  if (RELATING.has(before(1))) return at - 1;
  for (let steps = 1; steps <= MEASURED_BY + 1; steps++) {
    if (before(steps) === 'one') return before(steps + 1) === 'the' ? at - steps - 1 : undefined;
    if (!BETWEEN.has(before(steps))) return undefined;
  }
  return undefined;
}

const RELATING = new Set('jo jiska jiski jiske jisme jismein जो जिसका जिसकी जिसके जिसमें'.split(' '));
const BETWEEN = new Set('with having that which has the'.split(' '));

/** The "wala" or "irodu" that closes what a degree is of. */
function oneAfter(tokens: readonly Token[], to: number): number | undefined {
  for (let at = to; at <= to + MEASURED_BY; at++) {
    const text = tokens[at]?.text ?? '';
    if (oneWords.has(text)) return at;
    if (!/\p{L}/u.test(text)) return undefined;
  }
  return undefined;
}

/** Where what one is picked by ends: at its verb, or before a sign. */
function closedAt(tokens: readonly Token[], to: number): number {
  for (let at = to; at <= to + MEASURED_BY + 1 && at < tokens.length; at++) {
    const text = tokens[at]?.text ?? '';
    if (CLOSING.has(text)) return at + 1;
    if (!/\p{L}/u.test(text)) return at;
  }
  return to;
}

const CLOSING = new Set('hai ho है हो ide ಇದೆ'.split(' '));

const wordsBetween = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .flatMap(({ text }) => (oneWords.has(text) ? [] : [text]))
    .join(' ');

/** The words of a sentence that do not point. */
export function wordsBeside(tokens: readonly Token[], spans: Pointed['spans']): string {
  return tokens
    .filter((_, index) => !spans.some(([from, to]) => index >= from && index < to))
    .map(({ text }) => text)
    .join(' ');
}
