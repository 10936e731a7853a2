import { isInUnplaced } from './institution-names.ts';
import type { Place } from './place.ts';
import { placeAt } from './place-matching.ts';
import type { PlaceReading } from './place-matching.ts';
import { places, spokenName } from './gazetteer.ts';
import { lengthAt, phraseAt, rowLength } from './phrases.ts';
import { onceAt, onceFor } from './once.ts';
import type { Sentence } from './reading.ts';
import { tokenOf } from './token.ts';
import type { Token } from './token.ts';
import { factOf } from './word.ts';
import { landmarkTails, metroTails } from './words/place-words.ts';
import { latinCases } from './words/ending-words.ts';

/** A place as a sentence names it: of the gazetteer, or known from the catalogue's own rows. */
export type NamedPlace =
  | {
      length: number;
      slug: string;
      name: string;
      isArea: boolean;
      assumed?: string;
    }
  | { length: number; ask: Place[] };

/** Reads a place name. */
export const namedPlaceAt = onceAt(readName);

function readName(sentence: Sentence, at: number): NamedPlace | undefined {
  const { tokens, names } = sentence;
  const first = tokens[at];
  // No place's name begins with a sign.
  if (first === undefined || !opensWord(first.word) || isInUnplaced(tokens, at)) return undefined;
  const known = knownPlaceAt(sentence, at);
  const own = phraseAt(names.localities, tokens, at);
  if (own !== undefined && own.length > (known?.length ?? 0)) {
    return {
      length: own.length,
      slug: own.value,
      name: names.localityName(own.value),
      isArea: true,
    };
  }
  return known === undefined ? undefined : named(sentence, at, known);
}

/** A place name as written, with a Kanglish case ending peeled off, or misspelt, in this order. */
export function knownPlaceAt({ tokens, suspects }: Sentence, at: number): PlaceReading | undefined {
  const exact = exactPlaceAt(tokens, at);
  const misspelt = mayBeMisspelt(tokens, at, suspects) ? misspeltPlaceAt(tokens, at) : undefined;
  return longest(exact, coversSuspect(misspelt, at, suspects) ? misspelt : undefined);
}

/** What the words alone say, whichever of them are suspects. */
const exactPlaceAt = onceAt((tokens: readonly Token[], at) =>
  longest(
    placeAt(tokens, at, { allowTypos: false }),
    ...peeled(tokens).map((stems) =>
      isPeeledNear(stems, tokens, at) ? placeAt(stems, at, { allowTypos: false }) : undefined,
    ),
  ),
);

/** What words may be a slip of, whichever of them are suspects. */
export const misspeltPlaceAt = onceAt((tokens: readonly Token[], at) =>
  placeAt(tokens, at, { allowTypos: true }),
);

const opensWord = factOf((text) => /^[\p{L}\d]/u.test(text));

// A name of seven words with signs between them.
const LONGEST_NAME = 12;

/** Where no ending was cut, the sentence reads as it was written. */
function isPeeledNear(stems: readonly Token[], tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < Math.min(tokens.length, at + LONGEST_NAME); index++) {
    if (stems[index] !== tokens[index]) return true;
  }
  return false;
}

function longest(...readings: (PlaceReading | undefined)[]): PlaceReading | undefined {
  let best: PlaceReading | undefined;
  for (const reading of readings) {
    if (reading !== undefined && reading.length > (best?.length ?? 0)) best = reading;
  }
  return best;
}

/** Only words that nothing else could read are taken for misspelt names. */
function mayBeMisspelt(
  tokens: readonly Token[],
  at: number,
  suspects: ReadonlySet<number> | undefined,
): boolean {
  if (suspects === undefined) return false;
  for (let index = at; index < Math.min(tokens.length, at + 4); index++) {
    if (suspects.has(index)) return true;
  }
  return false;
}

function coversSuspect(
  reading: PlaceReading | undefined,
  at: number,
  suspects: ReadonlySet<number> | undefined,
): boolean {
  if (reading === undefined || suspects === undefined) return false;
  return Array.from({ length: reading.length }, (_, step) => at + step).some((index) =>
    suspects.has(index),
  );
}

function named({ tokens, text }: Sentence, at: number, reading: PlaceReading): NamedPlace {
  if (reading.outcome === 'ambiguous') return { length: reading.length, ask: reading.candidates };
  const { length, typo, broaderThan, isOnlyKnown } = reading;
  let { place } = reading;
  let end = at + length;
  const station = stationOf(place, tokens, end);
  if (station !== undefined) {
    place = station.place;
    end += station.length;
  }
  const landmark = AREA_KINDS.has(place.kind) ? lengthAt(landmarkTails, tokens, end) : 0;
  end += landmark;
  const said = text.slice(tokens[at]?.from, tokens[at + length - 1]?.to);
  let assumed: string | undefined;
  if (isOnlyKnown === true) {
    assumed = `There is more than one ${place.name}: we took ${spokenName(place)}.`;
  }
  if (typo) assumed = `“${said}” was read as ${place.name}.`;
  if (broaderThan !== undefined) {
    assumed = `${broaderThan} is not on our map by itself, so all of ${place.name} is searched.`;
  }
  if (landmark > 0) {
    const whole = text.slice(tokens[at]?.from, tokens[end - 1]?.to);
    assumed = `“${whole}” is not on our map by itself, so we use the middle of ${place.name}.`;
  }
  return {
    length: end - at,
    slug: place.slug,
    name: place.name,
    isArea: AREA_KINDS.has(place.kind) && landmark === 0,
    ...(assumed === undefined ? {} : { assumed }),
  };
}

const AREA_KINDS: ReadonlySet<Place['kind']> = new Set([
  'locality',
  'sub-locality',
  'road',
  'employment-area',
]);

const stationByName = new Map(
  places
    .filter((place) => place.kind === 'metro-station')
    .map((place) => [place.name.toLowerCase().replace(/ metro$/, ''), place]),
);

/** "Indiranagar metro" is the station, not the locality. */
function stationOf(
  place: Place,
  tokens: readonly Token[],
  at: number,
): { place: Place; length: number } | undefined {
  const length = rowLength(metroTails, tokens, at);
  if (length === 0) return undefined;
  if (place.kind === 'metro-station') return { place, length };
  const station = stationByName.get(place.name.toLowerCase());
  return station === undefined ? undefined : { place: station, length };
}

/**
 * The sentence without the case endings of Latin-written Kannada ("whitefieldalli", "itplge"), once
 * for each way to cut them. "Devanahalli" keeps its own ending.
 */
const peeled = onceFor((tokens: readonly Token[]): readonly (readonly Token[])[] =>
  stemsOf
    .filter((stemOf) => tokens.some(({ word, text }) => stemOf(word) !== text))
    .map((stemOf) => tokens.map((token) => peeledTo(stemOf(token.word), token))),
);

const stemsOf = latinCases.map((ending) =>
  factOf((text) => {
    const stem = text.length < SHORTEST_PEELED ? text : text.replace(ending, '');
    return stem.length < SHORTEST_STEM ? text : stem;
  }),
);

const SHORTEST_PEELED = 6;
const SHORTEST_STEM = 3;

function peeledTo(stem: string, token: Token): Token {
  return stem === token.text ? token : tokenOf(stem, token.from, token.to);
}
