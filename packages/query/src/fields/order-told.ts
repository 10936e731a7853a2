import type { Sort } from '../criteria.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import {
  askingTails,
  firstWords,
  sizeOrders,
  sortFirsts,
  sortWords,
  thisTime,
} from '../words/sort-words.ts';

/** "costliest villas first", "nearest to the airport first": what stands between is read by itself, and the order is told all the same. */
export function orderTold(tokens: readonly Token[]): Sort | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const most = phraseAt(sortFirsts, tokens, at);
    if (most !== undefined && comesFirst(tokens, at + most.length)) return most.value;
  }
  return undefined;
}

/** "Biggest first", "sabse bade pehle": an order that we do not hold, and no other one in its place. */
export const asksForUnheldOrder = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, at) => sizeOrders.has(text) && comesFirst(tokens, at + 1)) &&
  !tokens.some((_, at) => phraseAt(sortWords, tokens, at) !== undefined);

const MOST_BETWEEN = 5;

function comesFirst(tokens: readonly Token[], end: number): boolean {
  for (let at = end; at <= end + MOST_BETWEEN; at++) {
    const text = tokens[at]?.text ?? '';
    if (!isWord(text)) return false;
    if (firstWords.has(text)) return endsThere(tokens, at + 1);
  }
  return false;
}

/** "Affordable for a first home" puts nothing first. */
function endsThere(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.text ?? '';
  return !isWord(next) || askingTails.has(next) || lengthAt(thisTime, tokens, at) > 0;
}

const isWord = (text: string): boolean => /^[\p{L}\d]/u.test(text);
