import { places } from '../gazetteer.ts';
import type { Place } from '../place.ts';
import { factOf } from '../word.ts';
import { GENERIC_WORDS } from './ordinary-words.ts';
import {
  CHEAPEST_SLIP,
  allowedCost,
  keyOf,
  letterSet,
  lettersApart,
  misspellingCost,
  plainWord,
  soundOf,
} from './spelling.ts';
import { isNativeScript, latinOf } from './transliteration.ts';
import { unplacedKeys } from './unplaced-names.ts';

/*
 * The names of the gazetteer, arranged for looking up: at load by their exact letters; by their sound, and by first sound for
 * misspellings, when something is first heard so, because that takes longer than most sentences need.
 */

/** Places by the letters of a name or alias. */
export const placesByKey = new Map<string, readonly Place[]>();
/** Homonyms by the name that tells them apart. */
export const placeByClearName = new Map<string, Place>();

interface Spelling {
  sound: string;
  letters: number;
  limit: number;
  place: Place;
}

interface Sounds {
  names: Map<string, readonly Place[]>;
  nativeNames: Map<string, readonly Place[]>;
  spellingsByFirst: Map<string, Spelling[]>;
}

let heard: Sounds | undefined;

/** Places by the sound of a name. */
export function placesBySound(sound: string): readonly Place[] | undefined {
  return sounds().names.get(sound);
}

/** Places by the sound of their Kannada and Hindi names. */
export function placesByNativeSound(sound: string): readonly Place[] | undefined {
  return sounds().nativeNames.get(sound);
}

const AREA_KINDS = new Set(['locality', 'sub-locality', 'employment-area', 'road']);

// Areas come first: a station or a lake has a bare name only where no area bears it.
const inOrder = [true, false].flatMap((isArea) =>
  places.filter(({ kind }) => AREA_KINDS.has(kind) === isArea),
);
for (const place of inOrder) indexNames(place);

function sounds(): Sounds {
  if (heard !== undefined) return heard;
  heard = { names: new Map(), nativeNames: new Map(), spellingsByFirst: new Map() };
  for (const place of inOrder) indexNativeNames(place, heard.nativeNames);
  for (const [key, holders] of placesByKey) indexSound(key, holders, heard);
  return heard;
}

const sortedKeys = [...placesByKey.keys(), ...placeByClearName.keys(), ...unplacedKeys].toSorted();

const BEGINNING_BITS = 20;
/** One bit for each beginning of a name: most letters that are looked for begin none. */
const beginnings = new Uint32Array(2 ** (BEGINNING_BITS - 5));
for (const key of sortedKeys) {
  let number = 0;
  for (let at = 0; at < key.length; at++) {
    number = numberWith(number, key.charCodeAt(at));
    const bit = bitOf(number);
    beginnings[bit >>> 5] = (beginnings[bit >>> 5] as number) | (1 << (bit & 31));
  }
}

function numberWith(number: number, code: number): number {
  return (Math.imul(number, 0x9e37_79b1) + code) | 0;
}

function bitOf(number: number): number {
  return Math.imul(number, 0x2c1b_3c6d) >>> (32 - BEGINNING_BITS);
}

/** Whether some name begins with these letters, also one that we have no place for. */
export function beginsName(letters: string): boolean {
  let number = 0;
  for (let at = 0; at < letters.length; at++) number = numberWith(number, letters.charCodeAt(at));
  const bit = bitOf(number);
  const mayBegin = ((beginnings[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;
  return letters === '' || (mayBegin && isBeginning(letters));
}

function isBeginning(letters: string): boolean {
  let [low, high] = [0, sortedKeys.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sortedKeys[middle] ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  return sortedKeys[low]?.startsWith(letters) === true;
}

const TELLING_LETTERS = 4;
const SHORTEST_NAME = 2;

/** Whether a word may begin a name: by its first letters, or by a short name that an ending follows. */
export const mayBeginName = factOf((text): boolean => {
  if (!/^[a-z]+$/.test(text)) return true;
  const word = plainWord(text);
  if (beginsName(word.slice(0, TELLING_LETTERS)) || word.startsWith('rmv')) return true;
  for (let end = SHORTEST_NAME; end < TELLING_LETTERS; end++) {
    if (placesByKey.has(word.slice(0, end))) return true;
  }
  return false;
});

/** The letters of a written name, in Latin script. */
function keyOfName(name: string): string {
  return keyOf(name.split(/[\s,/.]+/).map((word) => latinOf(plainWord(word))));
}

export interface Likeness {
  place: Place;
  cost: number;
  /** The sound of the name that is like the words. */
  sound: string;
}

/** Places whose name is a misspelling away from a sound, the cheapest first. */
export function placesLike(sound: string): Likeness[] {
  const letters = letterSet(sound);
  const likest = new Map<Place, Likeness>();
  for (const spelling of sounds().spellingsByFirst.get(sound.charAt(0)) ?? []) {
    const slips = Math.floor(spelling.limit / CHEAPEST_SLIP);
    if (Math.abs(spelling.sound.length - sound.length) > slips) continue;
    // Each slip changes at most two letters of the set.
    if (lettersApart(letters, spelling.letters) > 2 * slips) continue;
    const cost = misspellingCost(sound, spelling.sound, spelling.limit);
    if (cost < (likest.get(spelling.place)?.cost ?? Infinity)) {
      likest.set(spelling.place, { place: spelling.place, cost, sound: spelling.sound });
    }
  }
  return [...likest.values()].sort((a, b) => a.cost - b.cost);
}

const namesakes = new Map<Place, Place[]>();

/** Areas of about this name: what somebody may mean who says a homonym. */
export function namesakesOf(place: Place): Place[] {
  const known = namesakes.get(place);
  if (known !== undefined) return known;
  const skeleton = consonantsOf(place.name);
  const found = places.filter(
    (other) => AREA_KINDS.has(other.kind) && consonantsOf(other.name) === skeleton,
  );
  namesakes.set(place, found);
  return found;
}

function consonantsOf(name: string): string {
  return soundOf(keyOfName(name)).replace(/[aeiou]/g, '');
}

function indexNames(place: Place): void {
  const isArea = AREA_KINDS.has(place.kind);
  for (const name of [place.name, ...place.aliases, ...stationNames(place)]) {
    const key = keyOfName(name);
    if (GENERIC_WORDS.has(key)) continue;
    if (!isArea && hasArea(placesByKey.get(key))) continue;
    add(placesByKey, key, place);
  }
  if (place.clearName !== undefined) placeByClearName.set(keyOfName(place.clearName), place);
}

function indexNativeNames(place: Place, index: Map<string, readonly Place[]>): void {
  const aliases = place.aliases.filter(isNativeScript);
  for (const alias of aliases) add(index, soundOf(keyOfName(alias)), place);
  // A station's Kannada name may be two: "ನಾಡಪ್ರಭು ಕೆಂಪೇಗೌಡ ನಿಲ್ದಾಣ, ಮೆಜೆಸ್ಟಿಕ್".
  const natives = [place.nameKn, place.nameHi].flatMap((name) => name?.split(',') ?? []);
  for (const native of natives) {
    const sound = soundOf(keyOfName(native));
    if (AREA_KINDS.has(place.kind) || !hasArea(index.get(sound))) add(index, sound, place);
  }
}

function hasArea(holders: readonly Place[] | undefined): boolean {
  return holders?.some(({ kind }) => AREA_KINDS.has(kind)) === true;
}

/** "Hoodi Metro" is also "Hoodi metro station"; "Trinity" is also "Trinity metro". */
function stationNames(place: Place): string[] {
  if (place.kind !== 'metro-station') return [];
  const bareName = place.name.replace(/ metro$/i, '');
  const suffixed = [place.name, ...place.aliases]
    .map((name) => name.replace(/ metro$/i, ''))
    .flatMap((bare) => [`${bare} metro`, `${bare} metro station`, `${bare} station`]);
  // "JP Nagar 4th Phase" alone is the part of a locality.
  return /\d/.test(bareName) ? suffixed : [bareName, ...suffixed];
}

function indexSound(key: string, holders: readonly Place[], index: Sounds): void {
  const sound = soundOf(key);
  for (const place of holders) {
    add(index.names, sound, place);
    const limit = allowedCost(key);
    // A number is read by rule, so a name that holds one is never taken for misspelt. A small place is heard by
    // its sound; one slip away lie too many words that mean something else.
    if (limit === 0 || place.isRough === true || /\d/.test(key)) continue;
    // "Hebbal ke paas" is not near the KV of Hebbal: of a branch slips are heard in its name and in that of the chain.
    if (place.isBranch === true && holders.length === 1 && keyOfName(place.name) !== key) continue;
    const first = sound.charAt(0);
    const spellings = index.spellingsByFirst.get(first) ?? [];
    spellings.push({ sound, letters: letterSet(sound), limit, place });
    index.spellingsByFirst.set(first, spellings);
  }
}

function add(index: Map<string, readonly Place[]>, key: string, place: Place): void {
  const holders = index.get(key) ?? [];
  if (!holders.includes(place)) index.set(key, [...holders, place]);
}
