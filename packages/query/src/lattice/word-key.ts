/**
 * A word by its sound in Latin letters, so that spellings and scripts of one word share one key: "beku", "bekku" and "ಬೇಕು"
 * are `beku`, "chahie" and "चाहिए" are `cahie`. Coarse on purpose: what a key confuses, the word itself tells apart.
 */
export function wordKey(word: string): string {
  return soundOf(inLatin(word));
}

const LATIN_WORD = /^[a-z]+$/;

function soundOf(word: string): string {
  if (/^\d/.test(word)) return '#';
  if (!LATIN_WORD.test(word)) return word;
  return word
    .replace(/aa+/g, 'a')
    .replace(/e(?:e+|a)|ii+/g, 'i')
    .replace(/o(?:o+|u)|uu+/g, 'u')
    .replace(/ph/g, 'f')
    .replace(/[sc]h+/g, (pair) => (pair.startsWith('s') ? 's' : 'c'))
    .replace(/([kgcjtdpbl])h/g, '$1')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ck|q/g, 'k')
    .replace(/y(?=[aeiou])/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=.{3})h$/, '');
}

/** Kannada and Devanagari lie alike in their blocks: a letter is told by its place in the block. */
const BLOCKS = [0x0900, 0x0c80];
const BLOCK_LENGTH = 0x80;
const VIRAMA = 0x4d;
const VOWEL_SIGNS: Readonly<Record<number, string>> = {
  0x3e: 'a',
  0x3f: 'i',
  0x40: 'i',
  0x41: 'u',
  0x42: 'u',
  0x43: 'ri',
  0x45: 'e',
  0x46: 'e',
  0x47: 'e',
  0x48: 'ai',
  0x49: 'o',
  0x4a: 'o',
  0x4b: 'o',
  0x4c: 'au',
};
const VOWELS: Readonly<Record<number, string>> = {
  0x05: 'a',
  0x06: 'a',
  0x07: 'i',
  0x08: 'i',
  0x09: 'u',
  0x0a: 'u',
  0x0b: 'ri',
  0x0d: 'e',
  0x0e: 'e',
  0x0f: 'e',
  0x10: 'ai',
  0x11: 'o',
  0x12: 'o',
  0x13: 'o',
  0x14: 'au',
};
const NASALS: Readonly<Record<number, string>> = { 0x01: 'n', 0x02: 'n', 0x03: 'h' };
const FIRST_CONSONANT = 0x15;
const CONSONANTS =
  'k k g g n c c j j n t t d d n t t d d n n p f b b m y r r l l l v s s s h'.split(' ');

function inLatin(word: string): string {
  const code = word.charCodeAt(0);
  const block = BLOCKS.find((base) => code >= base && code < base + BLOCK_LENGTH);
  if (block === undefined) return word;
  let latin = '';
  let isOpen = false;
  for (const letter of word) {
    const place = (letter.codePointAt(0) ?? 0) - block;
    const consonant = CONSONANTS[place - FIRST_CONSONANT];
    const sign = VOWEL_SIGNS[place];
    if (isOpen && sign === undefined && place !== VIRAMA) latin += 'a';
    isOpen = consonant !== undefined;
    latin += consonant ?? sign ?? VOWELS[place] ?? NASALS[place] ?? '';
  }
  // Kannada says the last vowel of a noun, Hindi does not.
  return isOpen && block !== BLOCKS[0] ? `${latin}a` : latin;
}
