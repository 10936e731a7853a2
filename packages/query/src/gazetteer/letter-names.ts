/*
 * Names that are spoken letter by letter stay so in every script: "ಎಚ್‌ಎಸ್‌ಆರ್", "एचएसआर" and "HSR" are one.
 * A table of how the English letters are written in Kannada and in Devanagari.
 */

const LETTERS: Readonly<Record<string, string>> = {
  a: 'ए ಎ ಏ',
  b: 'बी ಬಿ ಬೀ',
  c: 'सी ಸಿ ಸೀ',
  d: 'डी ಡಿ ಡೀ',
  e: 'ई ಇ ಈ',
  f: 'एफ ಎಫ್',
  g: 'जी ಜಿ ಜೀ',
  h: 'एच ಎಚ್ ಹೆಚ್',
  i: 'आई आइ ಐ',
  j: 'जे ಜೆ ಜೇ',
  k: 'के ಕೆ ಕೇ',
  l: 'एल ಎಲ್',
  m: 'एम ಎಂ ಎಮ್',
  n: 'एन ಎನ್',
  o: 'ओ ಒ ಓ',
  p: 'पी ಪಿ ಪೀ',
  q: 'क्यू ಕ್ಯೂ',
  r: 'आर ಆರ್',
  s: 'एस ಎಸ್',
  t: 'टी ಟಿ ಟೀ',
  u: 'यू ಯು ಯೂ',
  v: 'वी ವಿ ವೀ',
  w: 'डब्ल्यू ಡಬ್ಲ್ಯೂ ಡಬ್ಲ್ಯು',
  x: 'एक्स ಎಕ್ಸ್',
  y: 'वाई ವೈ',
  z: 'ज़ेड जेड ಝೆಡ್',
};

const letterOf = new Map(
  Object.entries(LETTERS).flatMap(([letter, names]) =>
    names.split(' ').map((name) => [name.normalize('NFKC'), letter] as const),
  ),
);
const LONGEST = Math.max(...[...letterOf.keys()].map((name) => name.length));
/** A sign at the beginning would belong to the consonant before it. */
const MARK = /^\p{M}/u;

/** `आर` -> `r`, `ಎಚ್ಎಸ್ಆರ್` -> `hsr`; undefined for a word that is not spelt in letters. */
export function spelledLetters(word: string): string | undefined {
  let letters = '';
  let at = 0;
  while (at < word.length) {
    let length = Math.min(LONGEST, word.length - at);
    while (length > 0 && !isLetterName(word, at, length)) length--;
    if (length === 0) return undefined;
    letters += letterOf.get(word.slice(at, at + length)) ?? '';
    at += length;
  }
  return letters === '' ? undefined : letters;
}

function isLetterName(word: string, at: number, length: number): boolean {
  return letterOf.has(word.slice(at, at + length)) && !MARK.test(word.slice(at + length));
}
