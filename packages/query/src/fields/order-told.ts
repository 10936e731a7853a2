import type { Sort } from '../criteria.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import {
  askingTails,
  firstWords,
  ordersFromTo,
  sortFirsts,
  sortWords,
  thisTime,
} from '../words/sort-words.ts';

/** "costliest villas first", "nearest to the airport first": what stands between is read by itself, and the order is told all the same. */
export function orderTold(tokens: readonly Token[]): Sort | undefined {
  let nearest: { gap: number; sort: Sort } | undefined;
  for (let at = 0; at < tokens.length; at++) {
    const range = phraseAt(ordersFromTo, tokens, at);
    if (range !== undefined) return range.value;
    // "Lowest price per square foot on top" is of more than the lowest price.
    for (const table of [sortWords, sortFirsts]) {
      const said = phraseAt(table, tokens, at);
      // "Costliest first" has the word for first in it.
      const gap = said && gapToFirst(tokens, at + said.length - 1);
      if (said === undefined || gap === undefined) continue;
      // In "ready near the mall, nearest ones first" the nearest come first.
      if (nearest === undefined || gap < nearest.gap) nearest = { gap, sort: said.value };
      break;
    }
  }
  return nearest?.sort;
}

/** What is to come first by the words here, however far behind them the word for first stands. */
export function firstSaid(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Sort } | undefined {
  const said = phraseAt(sortFirsts, tokens, at);
  return said && gapToFirst(tokens, at + said.length - 1) !== undefined ? said : undefined;
}

const MOST_BETWEEN = 6;

/** How far the word for first stands from the last word of an order, where it ends the thought. */
function gapToFirst(tokens: readonly Token[], last: number): number | undefined {
  for (let gap = 0; gap <= MOST_BETWEEN; gap++) {
    const text = tokens[last + gap]?.text ?? '';
    if (!isWord(text)) return undefined;
    if (firstWords.has(text)) return endsThere(tokens, last + gap + 1) ? gap : undefined;
  }
  return undefined;
}

/** "Affordable for a first home" puts nothing first. */
function endsThere(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.text ?? '';
  return !isWord(next) || askingTails.has(next) || lengthAt(thisTime, tokens, at) > 0;
}

const isWord = (text: string): boolean => /^[\p{L}\d]/u.test(text);
