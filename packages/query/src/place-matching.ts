import { distanceMeters } from '@manemitra/domain/geography';
import { placeOfPart, wholeWithoutPlaceAt } from './gazetteer/known-parts.ts';
import type { PartReading } from './gazetteer/locality-parts.ts';
import { partAt } from './gazetteer/locality-parts.ts';
import type { NameReading } from './gazetteer/name-matching.ts';
import { nameAt } from './gazetteer/name-matching.ts';
import { tailAt } from './gazetteer/name-tails.ts';
import { mayBeginName, namesakesOf } from './gazetteer/place-index.ts';
import type { Place } from './place.ts';
import type { Token } from './token.ts';
import { placeJoints } from './words/joint-words.ts';

export interface PlaceMatchingOptions {
  /** Whether a misspelt name is read too (default true). */
  allowTypos?: boolean;
}

export type PlaceReading =
  | {
      /** Tokens consumed. */
      length: number;
      outcome: 'found';
      place: Place;
      typo: boolean;
      /** What was said, when only the place around it is known: "Jayanagar 9th Block". */
      broaderThan?: string;
      /** There are others of this name, of which we know only this one. */
      isOnlyKnown?: true;
    }
  | { length: number; outcome: 'ambiguous'; candidates: Place[] };

/**
 * The longest place name that begins at a token: localities with their phases and blocks, roads,
 * stations, parks, malls, lakes, hospitals, in any of the usual spellings and scripts. A homonym and a
 * near tie are `ambiguous`; words that are no place of ours give nothing, never some other place.
 */
export function placeAt(
  tokens: readonly Token[],
  index: number,
  options: PlaceMatchingOptions = {},
): PlaceReading | undefined {
  const allowTypos = options.allowTypos ?? true;
  if (!allowTypos && !mayBegin(tokens, index)) return undefined;
  const reading = partFirst(tokens, index, allowTypos) ?? nameFirst(tokens, index, allowTypos);
  return reading === undefined ? undefined : settled(tokens, index, reading);
}

/** Most words begin no name: they are told by their first letters, before anything is compared. */
function mayBegin(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined) return false;
  return mayBeginName(token.word) || partAt(tokens, index) !== undefined;
}

interface Reading extends NameReading {
  broaderThan?: string;
}

/** "7th phase JP Nagar", "phase 7, JP Nagar", "8th block of Koramangala". */
function partFirst(
  tokens: readonly Token[],
  index: number,
  allowTypos: boolean,
): Reading | undefined {
  const part = partAt(tokens, index);
  if (part === undefined) return undefined;
  const joint = [',', 'of', 'in'].includes(tokens[index + part.length]?.text ?? '') ? 1 : 0;
  const length = part.length + joint;
  const name = nameAt(tokens, index + length, allowTypos);
  if (name !== undefined) return withPart(name, part, length);
  const whole = wholeWithoutPlaceAt(tokens, index + length);
  return whole === undefined ? undefined : partAlone(whole, part, length);
}

/** "JP Nagar 7th phase", "JP Nagar, 7th phase", "Banashankari 6th stage 4th block", "Varthur main road". */
function nameFirst(
  tokens: readonly Token[],
  index: number,
  allowTypos: boolean,
): Reading | undefined {
  const whole = wholeWithoutPlaceAt(tokens, index);
  const part = whole && partAt(tokens, index + whole.length);
  // "HAL 2nd stage" is no part of the factory of that name.
  let reading: Reading | undefined =
    whole && part ? partAlone(whole, part, part.length) : nameAt(tokens, index, allowTypos);
  while (reading !== undefined) {
    const longer: Reading | undefined = withNextPart(tokens, index, reading);
    if (longer === undefined) break;
    reading = longer;
  }
  return reading && withTail(tokens, index, reading);
}

function withNextPart(
  tokens: readonly Token[],
  index: number,
  reading: Reading,
): Reading | undefined {
  const end = index + reading.length;
  const comma = tokens[end]?.text === ',' ? 1 : 0;
  // After a comma only "7th phase" is sure to belong to the name; "phase 2" may be the project's.
  if (comma === 1 && !/^\d/.test(tokens[end + 1]?.text ?? '')) return undefined;
  const part = partAt(tokens, end + comma);
  return part && withPart(reading, part, comma + part.length);
}

function withPart(whole: Reading, part: PartReading, length: number): Reading | undefined {
  const place = onlyLocality(whole);
  if (place === undefined) return undefined;
  const longer = { ...whole, length: whole.length + length };
  const known = whole.broaderThan === undefined ? placeOfPart(place.slug, part) : undefined;
  if (known !== undefined) return { ...longer, places: [known] };
  return {
    ...longer,
    broaderThan: `${whole.broaderThan ?? place.name} ${part.name}`,
  };
}

function partAlone(
  whole: { length: number; whole: string },
  part: PartReading,
  length: number,
): Reading | undefined {
  const place = placeOfPart(whole.whole, part);
  return place && { length: whole.length + length, places: [place], typo: false };
}

function withTail(tokens: readonly Token[], index: number, reading: Reading): Reading {
  const place = onlyLocality(reading);
  const tail = place && tailAt(tokens, index + reading.length);
  if (place === undefined || tail === undefined) return reading;
  const longer = { ...reading, length: reading.length + tail.length };
  if (tail.name === undefined) return longer;
  return {
    ...longer,
    broaderThan: `${reading.broaderThan ?? place.name} ${tail.name}`,
  };
}

function onlyLocality(reading: Reading): Place | undefined {
  const [place, second] = reading.places;
  if (place === undefined || second !== undefined) return undefined;
  return isLocality(place) ? place : undefined;
}

const isLocality = ({ kind }: Place): boolean => kind === 'locality' || kind === 'sub-locality';

function settled(tokens: readonly Token[], index: number, reading: Reading): PlaceReading {
  const { length, places, typo, broaderThan } = reading;
  const [place, second] = places;
  if (place === undefined || second !== undefined) {
    const told = settlingWords(tokens, index, length, places);
    return told === undefined
      ? { length, outcome: 'ambiguous', candidates: [...places] }
      : { length: length + told.length, outcome: 'found', place: told.place, typo };
  }
  const found = { outcome: 'found', place, typo } as const;
  if (place.isHomonym !== true || reading.isClear === true) {
    return {
      ...found,
      length,
      ...(broaderThan === undefined ? {} : { broaderThan }),
    };
  }
  const candidates = namesakesOf(place);
  const settling = settlingWords(tokens, index, length, candidates);
  if (settling !== undefined) {
    return {
      ...found,
      place: settling.place,
      length: length + settling.length,
    };
  }
  // A question with one answer is none.
  if (candidates.length === 1) return { ...found, length, isOnlyKnown: true };
  return { length, outcome: 'ambiguous', candidates };
}

// Another place of the sentence settles which homonym is meant when it lies this near.
const SAME_NEIGHBOURHOOD_METERS = 4000;
// Towns lie further apart: "Harohalli or Kanakapura", where every other Harohalli is on another side of the city.
const SAME_SIDE_METERS = 20_000;
const OTHER_SIDE_METERS = 40_000;

/**
 * What the words around a homonym say about it: its pincode, or a place beside it. A place that
 * follows directly ("Kothanur Hennur", "Kothanur near Hennur") belongs to the name; one in a list does not.
 */
function settlingWords(
  tokens: readonly Token[],
  index: number,
  length: number,
  candidates: readonly Place[],
): { place: Place; length: number } | undefined {
  const end = index + length;
  const next = tokens[end]?.text ?? '';
  const byPincode = candidates.find((place) => place.pincode === next);
  if (byPincode !== undefined) return { place: byPincode, length: 1 };

  const joint = placeJoints.has(next) ? 1 : 0;
  const after = nameAt(tokens, end + joint, false);
  const place = nearOnly(after, candidates);
  if (place !== undefined) {
    // "Bosch in Adugodi" is an office, "Kothanur in Hennur" no one's name.
    const isWithin = (next === 'in' || next === 'at') && !isLocality(place);
    const belongs = joint === 0 || next === 'near' || next === 'off' || isWithin;
    return { place, length: belongs ? joint + (after?.length ?? 0) : 0 };
  }
  const before = nameBefore(tokens, index);
  const byBefore = nearOnly(before, candidates);
  return byBefore && { place: byBefore, length: 0 };
}

/** The name that ends right before a token, a comma or an "or" between them allowed. */
function nameBefore(tokens: readonly Token[], index: number): NameReading | undefined {
  const end = placeJoints.has(tokens[index - 1]?.text ?? '') ? index - 1 : index;
  for (let start = Math.max(0, end - 4); start < end; start++) {
    const name = nameAt(tokens, start, false);
    if (name?.length === end - start) return name;
  }
  return undefined;
}

function nearOnly(name: NameReading | undefined, candidates: readonly Place[]): Place | undefined {
  const [other, second] = name?.places ?? [];
  if (other === undefined || second !== undefined || candidates.includes(other)) return undefined;
  const named = candidates.filter((place) => place.name.endsWith(` ${other.name}`));
  if (named.length === 1) return named[0];
  const within = (meters: number) =>
    candidates.filter((place) => distanceMeters(place.at, other.at) <= meters);
  const near = within(SAME_NEIGHBOURHOOD_METERS);
  if (near.length > 0) return near.length === 1 ? near[0] : undefined;
  const [only, ...more] = within(OTHER_SIDE_METERS);
  return more.length === 0 && within(SAME_SIDE_METERS).length === 1 ? only : undefined;
}
