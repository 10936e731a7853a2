import { onceAt } from '../once.ts';
import type { Token } from '../token.ts';
import { factOf } from '../word.ts';
import { spelledLetters } from './letter-names.ts';
import { beginsName } from './place-index.ts';
import { keyOf, plainWord } from './spelling.ts';
import { isNativeScript, latinOf } from './transliteration.ts';

/** Words of a sentence that may be one name. */
export interface Span {
  /** Tokens consumed, signs between the words included. */
  length: number;
  /** In Latin letters, lower case, short forms written out. */
  words: readonly string[];
  /** The words as one key. */
  key: string;
  /** The key of all words but the last: what a longer name must begin with. */
  stem: string;
  isNative: boolean;
  /** Some word is spoken letter by letter in its script: "एचएसआर". */
  isSpelt: boolean;
}

// "Krantivira Sangolli Rayanna Railway Station metro station" is the longest name.
const MOST_WORDS = 7;
const MOST_LETTERS = 60;
/** So many words, with signs between them. */
const LONGEST_REST = 2 * MOST_WORDS;

/** The spans that begin at a token, longest first; a name never runs over a comma or a full stop. */
export const spansAt = onceAt((tokens: readonly Token[], index) => makeSpans(tokens, index, false));

/** Those of them that may be written as some name is: where no name begins with the words, none goes on with more of them. */
export const namedSpansAt = onceAt((tokens: readonly Token[], index) =>
  makeSpans(tokens, index, true),
);

/** A token as it stands in names. */
interface NameWord {
  text: string;
  isNative: boolean;
  isSpelt: boolean;
}

const NO_WORD = { text: '', isNative: false, isSpelt: false };

/** Signs are no words. */
const nameWordOf = factOf((text): NameWord => {
  if (!/[\p{L}\p{N}]/u.test(text)) return NO_WORD;
  const isNative = isNativeScript(text);
  const isSpelt = isNative && spelledLetters(text) !== undefined;
  return { text: latinOf(plainWord(text)), isNative, isSpelt };
});

function makeSpans(tokens: readonly Token[], index: number, isOfName: boolean): Span[] {
  const spans: Span[] = [];
  const words: string[] = [];
  let isNative = false;
  let isSpelt = false;
  let letters = '';
  let next = index;
  while (words.length < MOST_WORDS) {
    const token = tokens[next];
    const word = token === undefined ? NO_WORD : nameWordOf(token.word);
    if (word === NO_WORD) break;
    isNative ||= word.isNative;
    isSpelt ||= word.isSpelt;
    words.push(word.text);
    const stem = letters;
    letters += word.text;
    if (letters.length > MOST_LETTERS) break;
    next++;
    const closing = tokens[next]?.text === ')' && hasOpening(tokens, index, next) ? 1 : 0;
    const length = next + closing - index;
    spans.push({ length, words: [...words], key: keyOf([letters]), stem, isNative, isSpelt });
    next += closing + signsBetween(tokens, next + closing);
    if (isOfName && !isNative && !beginsName(letters) && !isNativeBehind(tokens, next)) break;
  }
  return spans.toReversed();
}

/** In a native script a name is told by its sound, however it begins. */
function isNativeBehind(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(index, index + LONGEST_REST).some(({ word }) => nameWordOf(word).isNative);
}

/** Signs that may stand inside a name: "e-city", "k. r. puram", "St John's", "Whitefield (Kadugodi)". */
function signsBetween(tokens: readonly Token[], index: number): number {
  const before = tokens[index - 1];
  const sign = tokens[index];
  const after = tokens[index + 1];
  if (before === undefined || sign === undefined || after === undefined) return 0;
  const isTight = before.to === sign.from && sign.to === after.from;
  if (sign.text === '-' || sign.text === "'" || sign.text === '’') return isTight ? 1 : 0;
  if (sign.text === '.') {
    // One letter of a native script is written with up to four code units.
    const isInitial = before.text.length <= (isNativeScript(before.text) ? 4 : 2);
    return isTight || isInitial ? 1 : 0;
  }
  return sign.text === '(' ? 1 : 0;
}

function hasOpening(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some((token) => token.text === '(');
}

/** Case endings that Kannada speakers write together with a name, in Latin letters. */
const LATIN_ENDINGS = ['inalli', 'dalli', 'yalli', 'nalli', 'alli', 'dinda', 'akke', 'kke', 'ge'];
const NATIVE_ENDINGS = [
  ...LATIN_ENDINGS,
  'yinda',
  'inda',
  'ina',
  'ige',
  'da',
  'ya',
  'na',
  'va',
  'i',
  'u',
];

/** The words with the case ending of the last one taken away, in every way that leaves a name. */
export function withoutEnding(span: Span): string[][] {
  const last = span.words.at(-1) ?? '';
  const endings = span.isNative ? NATIVE_ENDINGS : LATIN_ENDINGS;
  return endings
    .filter((ending) => last.endsWith(ending) && last.length - ending.length >= 4)
    .map((ending) => [...span.words.slice(0, -1), plainWord(last.slice(0, -ending.length))]);
}
