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
  const word = wordOf(text);
  return { text: word.text, from, to, word };
}

/** A dash with room before it and none behind it, in a line that has begun: "3bhk -sobha". */
export function isLeavingSign(tokens: readonly Token[], at: number): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (sign?.text !== '-' || before === undefined || next === undefined) return false;
  return before.text !== '\n' && before.to < sign.from && sign.to === next.from;
}
