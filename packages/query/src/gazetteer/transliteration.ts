/*
 * Kannada and Devanagari words in Latin letters, near enough that the sound of a word can be compared
 * ("ದೇವನಹಳ್ಳಿ" and "देवनहल्ली" both become "devanahalli"). It is not a scholarly romanisation.
 */

import { spelledLetters } from './letter-names.ts';

const KANNADA = 0x0c80;
const DEVANAGARI = 0x0900;
const BLOCK_LENGTH = 0x80;

/** The two blocks are laid out alike, so one table by place serves both: letters from a place on, a dash where there is none. */
const lettersFrom = (first: number, letters: string) =>
  new Map(
    letters
      .split(' ')
      .flatMap((latin, at) => (latin === '-' ? [] : [[first + at, latin] as const])),
  );
const CONSONANTS = lettersFrom(
  0x15,
  'k kh g gh n ch ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h',
);
const VOWELS = lettersFrom(0x05, 'a a i i u u ri - e e e ai o o o au');
const VOWEL_SIGNS = lettersFrom(0x3e, 'a i i u u ri - e e e ai o o o au');
const NASALS = lettersFrom(0x01, 'n n h');

const VIRAMA = 0x4d;
const NUKTA = 0x3c;

export function isNativeScript(word: string): boolean {
  return /[\u0900-\u097f\u0c80-\u0cff]/.test(word);
}

/** A word in Latin letters, letter by letter where it is spelled so; characters of other scripts stay as they are. */
export function latinOf(word: string): string {
  if (/^[a-z\d]*$/.test(word)) return word;
  return spelledLetters(word) ?? spokenInLatin(word);
}

/** The same as a word is spoken. */
export function spokenInLatin(word: string): string {
  let latin = '';
  // A consonant carries "a" until the next sign says otherwise.
  let pendingVowel = false;
  let base = 0;
  // Composed, because Kannada writes one vowel as two signs when it is taken apart.
  for (const character of word.normalize('NFKC')) {
    const code = character.codePointAt(0) ?? 0;
    base = code >= KANNADA && code < KANNADA + BLOCK_LENGTH ? KANNADA : DEVANAGARI;
    const place = code - base;
    const isNative = place >= 0 && place < BLOCK_LENGTH;
    if (place === NUKTA || /[\u200b-\u200d]/.test(character)) continue;
    const sign = VOWEL_SIGNS.get(place);
    if (pendingVowel && sign === undefined && place !== VIRAMA) latin += 'a';
    const consonant = CONSONANTS.get(place);
    pendingVowel = consonant !== undefined;
    const letter = consonant ?? sign ?? VOWELS.get(place) ?? NASALS.get(place) ?? '';
    latin += isNative ? letter : character;
  }
  // Hindi drops the last short "a", Kannada says it.
  return pendingVowel && base === KANNADA ? `${latin}a` : latin;
}
