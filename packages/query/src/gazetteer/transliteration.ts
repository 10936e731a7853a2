/*
 * Kannada and Devanagari words in Latin letters, near enough that the sound of a name can be compared
 * ("ದೇವನಹಳ್ಳಿ" and "देवनहल्ली" both become "devanahalli"). It is not a scholarly romanisation.
 */

import { spelledLetters } from './letter-names.ts';

const KANNADA = 0x0c80;
const DEVANAGARI = 0x0900;

// The two blocks are laid out alike, so one table by offset serves both.
const CONSONANTS = new Map<number, string>([
  [0x15, 'k'],
  [0x16, 'kh'],
  [0x17, 'g'],
  [0x18, 'gh'],
  [0x19, 'n'],
  [0x1a, 'ch'],
  [0x1b, 'ch'],
  [0x1c, 'j'],
  [0x1d, 'jh'],
  [0x1e, 'n'],
  [0x1f, 't'],
  [0x20, 'th'],
  [0x21, 'd'],
  [0x22, 'dh'],
  [0x23, 'n'],
  [0x24, 't'],
  [0x25, 'th'],
  [0x26, 'd'],
  [0x27, 'dh'],
  [0x28, 'n'],
  [0x2a, 'p'],
  [0x2b, 'ph'],
  [0x2c, 'b'],
  [0x2d, 'bh'],
  [0x2e, 'm'],
  [0x2f, 'y'],
  [0x30, 'r'],
  [0x31, 'r'],
  [0x32, 'l'],
  [0x33, 'l'],
  [0x35, 'v'],
  [0x36, 'sh'],
  [0x37, 'sh'],
  [0x38, 's'],
  [0x39, 'h'],
]);

const VOWELS = new Map<number, string>([
  [0x05, 'a'],
  [0x06, 'a'],
  [0x07, 'i'],
  [0x08, 'i'],
  [0x09, 'u'],
  [0x0a, 'u'],
  [0x0b, 'ri'],
  [0x0e, 'e'],
  [0x0f, 'e'],
  [0x10, 'ai'],
  [0x11, 'o'],
  [0x12, 'o'],
  [0x13, 'o'],
  [0x14, 'au'],
]);

const VOWEL_SIGNS = new Map<number, string>([
  [0x3e, 'a'],
  [0x3f, 'i'],
  [0x40, 'i'],
  [0x41, 'u'],
  [0x42, 'u'],
  [0x43, 'ri'],
  [0x45, 'e'],
  [0x46, 'e'],
  [0x47, 'e'],
  [0x48, 'ai'],
  [0x49, 'o'],
  [0x4a, 'o'],
  [0x4b, 'o'],
  [0x4c, 'au'],
]);

const VIRAMA = 0x4d;
const ANUSVARA = 0x02;
const NUKTA = 0x3c;

export function isNativeScript(word: string): boolean {
  return /[\u0900-\u097f\u0c80-\u0cff]/.test(word);
}

/** A word in Latin letters; characters of other scripts stay as they are. */
export function latinOf(word: string): string {
  if (/^[a-z\d]*$/.test(word)) return word;
  const spelled = spelledLetters(word);
  if (spelled !== undefined) return spelled;
  let latin = '';
  // A consonant carries "a" until the next sign says otherwise.
  let pendingVowel = false;
  let base = 0;
  // Composed, because Kannada writes one vowel as two signs when it is taken apart.
  for (const character of word.normalize('NFKC')) {
    const code = character.codePointAt(0) ?? 0;
    base = code >= KANNADA && code < KANNADA + 0x80 ? KANNADA : DEVANAGARI;
    const offset = code - base;
    if (offset < 0 || offset >= 0x80) {
      if (/[\u200b-\u200d]/.test(character)) continue;
      latin += (pendingVowel ? 'a' : '') + character;
      pendingVowel = false;
      continue;
    }
    if (offset === NUKTA) continue;
    if (offset === VIRAMA) {
      pendingVowel = false;
      continue;
    }
    const sign = VOWEL_SIGNS.get(offset);
    if (sign !== undefined) {
      latin += sign;
      pendingVowel = false;
      continue;
    }
    if (pendingVowel) latin += 'a';
    const consonant = CONSONANTS.get(offset);
    pendingVowel = consonant !== undefined;
    if (offset === ANUSVARA || offset === ANUSVARA - 1) latin += 'n';
    else latin += consonant ?? VOWELS.get(offset) ?? '';
  }
  // Hindi drops the last short "a", Kannada says it.
  return pendingVowel && base === KANNADA ? `${latin}a` : latin;
}
