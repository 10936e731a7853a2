import type { Token } from '../token.ts';
import { keyOf, plainWord } from './spelling.ts';
import { spelledLetters } from './letter-names.ts';
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

const spansOf = new WeakMap<readonly Token[], Map<number, readonly Span[]>>();

/**
 * The spans that begin at a token, longest first; a name never runs over a comma or a full stop. Several
 * readers look for a name at the same token, so each token's spans are made once.
 */
export function spansAt(tokens: readonly Token[], index: number): readonly Span[] {
  let made = spansOf.get(tokens);
  if (made === undefined) {
    made = new Map();
    spansOf.set(tokens, made);
  }
  let spans = made.get(index);
  if (spans === undefined) {
    spans = makeSpans(tokens, index);
    made.set(index, spans);
  }
  return spans;
}

/** A token as it stands in names. */
interface NameWord {
  text: string;
  isNative: boolean;
  isSpelt: boolean;
}

const NO_WORD = { text: '', isNative: false, isSpelt: false };

const nameWordsOf = new WeakMap<readonly Token[], NameWord[]>();

/** Made once for each token; signs are no words. */
function nameWordAt(tokens: readonly Token[], index: number): NameWord {
  let words = nameWordsOf.get(tokens);
  if (words === undefined) {
    words = [];
    nameWordsOf.set(tokens, words);
  }
  const word = words[index] ?? nameWordOf(tokens[index]?.text ?? '');
  words[index] = word;
  return word;
}

function nameWordOf(text: string): NameWord {
  if (!/[\p{L}\p{N}]/u.test(text)) return NO_WORD;
  const isNative = isNativeScript(text);
  const isSpelt = isNative && spelledLetters(text) !== undefined;
  return { text: latinOf(plainWord(text)), isNative, isSpelt };
}

function makeSpans(tokens: readonly Token[], index: number): Span[] {
  const spans: Span[] = [];
  const words: string[] = [];
  let isNative = false;
  let isSpelt = false;
  let letters = '';
  let next = index;
  while (words.length < MOST_WORDS) {
    const word = nameWordAt(tokens, next);
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
  }
  return spans.toReversed();
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
