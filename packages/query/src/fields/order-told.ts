import type { Sort } from '../criteria.ts';
import { phraseAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import { wordSet } from '../tokens.ts';
import { sortFirsts } from '../words/sort-words.ts';

/** "costliest villas first", "nearest to the airport first": what stands between is read by itself, and the order is told all the same. */
export function orderTold(tokens: readonly Token[]): Sort | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const most = phraseAt(sortFirsts, tokens, at);
    if (most !== undefined && comesFirst(tokens, at + most.length)) return most.value;
  }
  return undefined;
}

const MOST_BETWEEN = 5;

function comesFirst(tokens: readonly Token[], end: number): boolean {
  for (let at = end; at <= end + MOST_BETWEEN; at++) {
    const text = tokens[at]?.text ?? '';
    if (!isWord(text)) return false;
    if (first.has(text)) return endsThere(tokens[at + 1]?.text ?? '');
  }
  return false;
}

/** "Affordable for a first home" puts nothing first. */
const endsThere = (next: string): boolean => !isWord(next) || asking.has(next);

const isWord = (text: string): boolean => /^[\p{L}\d]/u.test(text);

const first = wordSet('first pehle pahle phele upar पहले modalu ಮೊದಲು');
const asking = wordSet(
  'please pls plz dikhao dikhana dikhaiye batao torsi thorsi torisi दिखाओ दिखाइए दिखाना बताओ ತೋರಿಸಿ',
);
