import type { Token } from '../token.ts';
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

const plainWordsOf = new WeakMap<readonly Token[], (string | undefined)[]>();

/** A token as it stands in names, made once for each token. */
function nameWordAt(tokens: readonly Token[], index: number): string {
  let words = plainWordsOf.get(tokens);
  if (words === undefined) {
    words = [];
    plainWordsOf.set(tokens, words);
  }
  let word = words[index];
  if (word === undefined) {
    word = latinOf(plainWord(tokens[index]?.text ?? ''));
    words[index] = word;
  }
  return word;
}

function makeSpans(tokens: readonly Token[], index: number): Span[] {
  const spans: Span[] = [];
  const words: string[] = [];
  let isNative = false;
  let letters = 0;
  let next = index;
  while (words.length < MOST_WORDS) {
    const text = tokens[next]?.text ?? '';
    if (!/[\p{L}\p{N}]/u.test(text)) break;
    isNative ||= isNativeScript(text);
    const word = nameWordAt(tokens, next);
    words.push(word);
    letters += word.length;
    if (letters > MOST_LETTERS) break;
    next++;
    const closing = tokens[next]?.text === ')' && hasOpening(tokens, index, next) ? 1 : 0;
    const key = keyOf(words);
    const stem = spans[0] === undefined ? '' : words.slice(0, -1).join('');
    spans.unshift({ length: next + closing - index, words: [...words], key, stem, isNative });
    next += closing + signsBetween(tokens, next + closing);
  }
  return spans;
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
