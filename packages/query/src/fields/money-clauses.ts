import { lengthAt } from '../phrases.ts';
import type { PhraseTable } from '../phrases.ts';
import type { Span, Token } from '../token.ts';
import { outOfIt, partJoints } from '../words/funding-words.ts';

/* The words around an amount that speak of it. */

export const span = (from: number, to: number): Span => ({ from, to });

/** Whether a phrase of a table stands within a span. */
export function has(
  table: PhraseTable<unknown>,
  tokens: readonly Token[],
  { from, to }: Span,
): boolean {
  for (let at = from; at < to; at++) {
    const length = lengthAt(table, tokens, at);
    if (length > 0 && at + length <= to) return true;
  }
  return false;
}

/** Where the thought that holds a word begins, not before `least`. */
export function clauseStart(tokens: readonly Token[], at: number, least: number): number {
  let from = at;
  while (from > Math.max(least, at - LONGEST_THOUGHT) && !ends(tokens[from - 1])) from--;
  return from;
}

/** Where it ends, not behind `most`. */
export function clauseEnd(tokens: readonly Token[], at: number, most: number): number {
  let to = at;
  while (to < Math.min(most, at + LONGEST_THOUGHT) && !ends(tokens[to])) to++;
  return to;
}

/** "80 lakh came, out of it 25 …": what is taken out is said of the next. */
export function behindEnd(tokens: readonly Token[], at: number, most: number): number {
  const end = clauseEnd(tokens, at, most);
  for (let to = at; to < end; to++) if (lengthAt(outOfIt, tokens, to) > 0) return to;
  return end;
}

/** The dot of "Rs. 12 lakhs" ends nothing; neither does a colon. */
function ends(token: Token | undefined): boolean {
  const text = token?.text ?? '';
  return partJoints.has(text) || ENDS.has(text);
}

const LONGEST_THOUGHT = 14;
const ENDS = new Set(['.', ';', '\n', '?', '!', ')', '(']);
