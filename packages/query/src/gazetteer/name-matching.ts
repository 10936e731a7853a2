import { onceAt, onceFor } from '../once.ts';
import type { Place } from '../place.ts';
import type { Token } from '../token.ts';
import { otherCityAt } from './other-cities.ts';
import { namedSpansAt, spansAt, withoutEnding } from './name-spans.ts';
import type { Span } from './name-spans.ts';
import { GENERIC_WORDS, ORDINARY_WORDS } from './ordinary-words.ts';
import type { Likeness } from './place-index.ts';
import {
  beginsName,
  placeByClearName,
  placesByKey,
  placesByNativeSound,
  placesBySound,
  placesLike,
} from './place-index.ts';
import { keyOf, soundOf } from './spelling.ts';
import { unplacedKeys } from './unplaced-names.ts';

export interface NameReading {
  /** Tokens consumed. */
  length: number;
  /** One place, or several that the words fit equally. */
  places: readonly Place[];
  typo: boolean;
  /** The words tell a homonym apart. */
  isClear?: true;
}

// A misspelling is accepted when the next best name is this much further away; else it is a tie.
const CLEAR_MARGIN = 0.4;
const MOST_CANDIDATES = 4;
const MOST_MISSPELT_WORDS = 4;

/**
 * The longest name of the gazetteer that begins at a token: exact letters first, then the sound, then
 * misspellings. A name that is known to belong to another place gives nothing.
 */
export function nameAt(
  tokens: readonly Token[],
  index: number,
  allowTypos: boolean,
): NameReading | undefined {
  if (!allowTypos) return exactNameAt(tokens, index);
  const spans = spansAt(tokens, index);
  const exact = firstReading(spans, exactReading);
  if (unplacedLength(spans) > (exact?.length ?? 0)) return undefined;
  if (exact === undefined && otherCityAt(tokens, index) !== undefined) return undefined;
  const exactSpan = spans.find((span) => span.length === exact?.length);
  const longer = spans.filter((span) => span.length > (exact?.length ?? 0) && mayBeMisspelt(span));
  return firstReading(longer, soundReading) ?? likeReading(longer, exactSpan) ?? exact;
}

const exactNameAt = onceAt((tokens: readonly Token[], index): NameReading | undefined => {
  const spans = namedSpansAt(tokens, index);
  const exact = firstReading(spans, exactReading);
  return unplacedLength(spans) > (exact?.length ?? 0) ? undefined : exact;
});

/** The tokens that a name takes up which we have no place for, 0 when there is none. */
function unplacedLength(spans: readonly Span[]): number {
  return spans.find(({ key }) => unplacedKeys.has(key))?.length ?? 0;
}

function firstReading(
  spans: readonly Span[],
  read: (span: Span) => NameReading | undefined,
): NameReading | undefined {
  for (const span of spans) {
    const reading = read(span);
    if (reading !== undefined) return reading;
  }
  return undefined;
}

function exactReading(span: Span): NameReading | undefined {
  // Most words begin no name, so most spans are told apart by their first words alone.
  if (!span.isNative && !beginsName(span.stem)) return undefined;
  // "ಹೂಡಿಕೆಗೆ" is for an investment and not to Hoodi, "makkalige" to the children and not to Makali.
  const isOrdinary = span.words.length === 1 && ORDINARY_WORDS.has(span.words[0] ?? '');
  const spellings = isOrdinary ? [span.key] : [span.key, ...withoutEnding(span).map(keyOf)];
  const sounds = span.isNative ? spellings.map(soundOf) : [];
  const { length } = span;
  for (const [at, key] of spellings.entries()) {
    const clear = placeByClearName.get(key);
    if (clear !== undefined) return { length, places: [clear], typo: false, isClear: true };
    const heard = span.isNative && !isOrdinary ? placesByNativeSound(sounds[at] ?? '') : undefined;
    const places = heard ?? (!span.isNative || span.isSpelt ? placesByKey.get(key) : undefined);
    if (places !== undefined) {
      return { length, places, typo: false };
    }
  }
  return isOrdinary ? undefined : nativeReading(length, sounds);
}

/** Native script has one spelling for each sound, so an English name that sounds right is written right. */
function nativeReading(length: number, sounds: readonly string[]): NameReading | undefined {
  for (const sound of sounds) {
    const places = sound.length >= 4 ? placesBySound(sound) : undefined;
    // "ಮಕ್ಕಳಿಗೆ" is to the children, not to Makali: a small place needs a longer sound.
    const isTold = sound.length >= 7 || places?.every(({ isRough }) => isRough !== true) === true;
    if (places !== undefined && isTold) return { length, places, typo: false };
  }
  return undefined;
}

const soundOfSpan = onceFor(({ key }: Span) => soundOf(key));

function soundReading(span: Span): NameReading | undefined {
  const sound = soundOfSpan(span);
  const places = sound.length >= 4 ? placesBySound(sound) : undefined;
  return places === undefined ? undefined : { length: span.length, places, typo: true };
}

/** The cheapest misspelling among the spans; one that goes on after an exact name must begin with it. */
function likeReading(spans: readonly Span[], exact: Span | undefined): NameReading | undefined {
  let best: { span: Span; like: Likeness[]; cost: number } | undefined;
  const start = exact && soundOf(keyOf(exact.words));
  for (const span of spans) {
    const sound = soundOfSpan(span);
    if (sound.length < 5 || holdsAnotherName(span)) continue;
    const like = placesLike(sound).filter((other) => start === undefined || goesOn(other, start));
    const cost = like[0]?.cost ?? Infinity;
    if (cost < (best?.cost ?? Infinity)) best = { span, like, cost };
  }
  if (best === undefined) return undefined;
  const { span, like, cost } = best;
  const close = like.filter((other) => other.cost - cost < CLEAR_MARGIN);
  if (close.length > MOST_CANDIDATES) return undefined;
  return { length: span.length, places: close.map(({ place }) => place), typo: true };
}

// "yelahanka new twon": the rest of a name whose beginning was written right has few letters to miss.
const MOST_COST_OF_A_REST = 1.1;

function goesOn(like: Likeness, start: string): boolean {
  return (
    like.sound.length > start.length &&
    like.sound.startsWith(start) &&
    like.cost <= MOST_COST_OF_A_REST
  );
}

/** "bhk hebbal" is not a misspelt name: a part of it is a name by itself. */
function holdsAnotherName(span: Span): boolean {
  return span.words.some((_, from) => from > 0 && placesByKey.has(keyOf(span.words.slice(from))));
}

/** Ordinary words and numbers are not misspelt places; generic ones may follow a misspelt name. */
function mayBeMisspelt(span: Span): boolean {
  return span.words.every(
    (word, position) =>
      position < MOST_MISSPELT_WORDS &&
      !/\d/.test(word) &&
      (GENERIC_WORDS.has(word) ? position > 0 : !ORDINARY_WORDS.has(word)),
  );
}
