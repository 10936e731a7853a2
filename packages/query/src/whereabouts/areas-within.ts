import { otherCityNamed } from '../gazetteer/other-cities.ts';
import { plainWord } from '../gazetteer/spelling.ts';
import type { Place } from '../place.ts';
import {
  figuresBesideWords,
  goesOnAsRoad,
  offInAddresses,
  roadBetweenTwo,
  shortInLocalities,
} from '../words/address-words.ts';
import { areasNamed } from './area-names.ts';

const WORDS_AT_MOST = 5;

/** A locality as its words, each in full: `Sarjapur Rd`, `JP Nagar 7thPh`. */
export const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(figuresBesideWords, '$& ')
    .split(/[\s/()–-]+/)
    .filter((word) => word !== '')
    .map((word) => shortInLocalities.get(word.replace(/\.$/, '')) ?? plainWord(word));

/**
 * The areas and roads that are named within a part of an address that is none as a whole, in their order: `Whitefield Hope Farm`,
 * `ORR Bellandur`. None where a figure or another city stands beside them: `JP Nagar 27th Phase`.
 */
export function areasWithin(part: string): (readonly Place[])[] {
  if (roadBetweenTwo.test(part)) return [];
  const words = wordsOf(part.split(offInAddresses)[0] ?? '');
  const found: (readonly Place[])[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = lengthOfName(words, at);
    if (length === 0) rest.push(words[at] ?? '');
    else found.push(areasNamed(words.slice(at, at + length).join(' ')));
    at += Math.max(1, length);
  }
  const isSure = rest.every((word) => !/\d/.test(word) && otherCityNamed(word) === undefined);
  return isSure ? found : [];
}

/** How many words from a place on are the name of an area; a road that is named after one is not in it. */
function lengthOfName(words: readonly string[], at: number): number {
  for (let length = Math.min(WORDS_AT_MOST, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ');
    if (name.length > 2 && areasNamed(name).length > 0)
      return goesOnAsRoad.has(words[at + length] ?? '') ? 0 : length;
  }
  return 0;
}
