import { phraseAt, lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import {
  allShown,
  alsoOther,
  bothShown,
  countedOtherwise,
  countOf,
  degrees,
  numberedBy,
  oneWords,
  ordinalOf,
  pointsBeside,
  thisOne,
  type Degree,
} from './pointing-words.ts';

/** What a sentence points at among what is shown. */
type Pointing =
  /** Places in the order shown, from 0; from -1 at the end. */
  | { at: 'places'; places: number[] }
  | { at: 'all' }
  | { at: 'both' }
  | { at: 'this' }
  /** "the cheaper one" */
  | { at: 'pick'; degree: Degree };

export interface Pointed {
  pointing: Pointing;
  /** The tokens that point, `[from, to)`: what is left of the sentence is what is said of them. */
  spans: (readonly [number, number])[];
}

/** Bare figures point where something is to be done with what is shown: "shortlist 1 and 3". */
export function numbersIn(tokens: readonly Token[]): Pointed | undefined {
  const found = tokens.flatMap(({ text }, at) =>
    /^([1-9]|10)$/.test(text) && !isMeasure(tokens[at + 1]?.text)
      ? [{ place: Number(text) - 1, at }]
      : [],
  );
  if (found.length === 0) return undefined;
  return {
    pointing: { at: 'places', places: [...new Set(found.map(({ place }) => place))] },
    spans: found.map(({ at }) => [at, at + 1] as const),
  };
}

/** What a sentence points at; undefined where it points at nothing. The most definite pointing wins over "these" and "it". */
export function pointedIn(tokens: readonly Token[]): Pointed | undefined {
  const ordinals = ordinalsIn(tokens);
  if (ordinals !== undefined) return ordinals;
  const pick = pickIn(tokens);
  if (pick !== undefined) return pick;
  return (
    phraseIn(tokens, bothShown, 'both') ??
    phraseIn(tokens, allShown, 'all') ??
    phraseIn(tokens, thisOne, 'this')
  );
}

function phraseIn(
  tokens: readonly Token[],
  phrases: Parameters<typeof lengthAt>[0],
  at: 'both' | 'all' | 'this',
): Pointed | undefined {
  const spans = tokens.flatMap((_, from) => {
    const length = lengthAt(phrases, tokens, from);
    return length === 0 ? [] : [[from, from + length] as const];
  });
  return spans.length === 0 ? undefined : { pointing: { at }, spans };
}

/** "first and third", "the first two", "option 2", "#3". */
function ordinalsIn(tokens: readonly Token[]): Pointed | undefined {
  const places = new Set<number>();
  const spans: (readonly [number, number])[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = ordinalAt(tokens, at);
    if (found === undefined) continue;
    for (const place of found.places) places.add(place);
    spans.push([at, at + found.length]);
    at += found.length - 1;
  }
  return spans.length === 0
    ? undefined
    : { pointing: { at: 'places', places: [...places] }, spans };
}

function ordinalAt(
  tokens: readonly Token[],
  at: number,
): { places: number[]; length: number } | undefined {
  const text = tokens[at]?.text ?? '';
  const next = tokens[at + 1]?.text ?? '';
  if (numberedBy.has(text) && /^[1-9]$|^10$/.test(next)) {
    return { places: [Number(next) - 1], length: 2 };
  }
  // "Cheapest first" is an order.
  if (text === 'first' && tokens[at - 1]?.text.endsWith('est') === true) return undefined;
  const ordinal = ordinalOf(text) ?? (text === 'top' ? 1 : undefined);
  if (ordinal === undefined) return undefined;
  const count = countOf(next);
  if (count !== undefined && Math.abs(ordinal) === 1 && !isMeasure(tokens[at + 2]?.text)) {
    const places = Array.from({ length: count }, (_, index) =>
      ordinal < 0 ? index - count : index,
    );
    return { places, length: 2 + besideAt(tokens, at + 2) };
  }
  if (text === 'top' || countedOtherwise.has(next) || isMeasure(next)) return undefined;
  const beside = besideAt(tokens, at + 1);
  if (alsoOther.has(text) && beside === 0 && !isAmongOrdinals(tokens, at)) return undefined;
  return { places: [ordinal < 0 ? -1 : ordinal - 1], length: 1 + beside };
}

const MEASURES = new Set(
  'bhk bedroom bedrooms lakh lakhs crore crores cr km k percent % pm am min minutes months years weeks days floors saal varsha varshada'.split(
    ' ',
  ),
);
const isMeasure = (text = ''): boolean => MEASURES.has(text);

const besideAt = (tokens: readonly Token[], at: number): number =>
  pointsBeside.has(tokens[at]?.text ?? '') ? 1 : 0;

/** "first and second": one that points makes its neighbour point. "the second" points by its article. */
function isAmongOrdinals(tokens: readonly Token[], at: number): boolean {
  const around = [-2, -1, 1, 2].map((step) => tokens[at + step]?.text ?? '');
  return tokens[at - 1]?.text === 'the' || around.some((text) => ordinalOf(text) !== undefined);
}

/** "the cheaper one", "sabse sasta wala": a degree with what makes it point. */
function pickIn(tokens: readonly Token[]): Pointed | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const degree = phraseAt(degrees, tokens, at);
    if (degree === undefined) continue;
    const to = at + degree.length;
    if (oneWords.has(tokens[to]?.text ?? '')) {
      return { pointing: { at: 'pick', degree: degree.value }, spans: [[at, to + 1]] };
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
