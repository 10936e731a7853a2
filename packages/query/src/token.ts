import { wordOf } from './word.ts';
import type { Word } from './word.ts';

/** One word, number or sign of a sentence, lower-cased and with look-alike digits made ASCII. */
export interface Token {
  text: string;
  /** `[from, to)` in the original sentence, in UTF-16 code units. */
  from: number;
  to: number;
  /** What is known of the text in any sentence. */
  word: Word;
}

/** Some tokens of a sentence, `[from, to)`. */
export interface Span {
  from: number;
  to: number;
}

export function tokenOf(text: string, from: number, to: number): Token {
  return { text, from, to, word: wordOf(text) };
}
