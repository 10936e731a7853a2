import type { PossessionStatus } from './criteria.ts';
import { lengthAt, phraseAt } from './phrases.ts';
import type { Token } from './token.ts';
import { statusWords } from './words/possession-words.ts';
import { alsoAhead, alsoBehind } from './words/widening-words.ts';

/**
 * "Under construction bhi chalega", "also show new launches": the state of a home that is as welcome as the one before. Then none is
 * wished for, for a home has one state.
 */
export function stateAllowed(tokens: readonly Token[]): PossessionStatus | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const state = phraseAt(statusWords, tokens, at);
    if (state === undefined || state.value === 'ready') continue;
    const end = at + state.length + (nouns.has(tokens[at + state.length]?.text ?? '') ? 1 : 0);
    if (lengthAt(alsoBehind, tokens, end) > 0 || isAhead(tokens, at)) return state.value;
  }
  return undefined;
}

const isAhead = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3, 4].some((back) => lengthAt(alsoAhead, tokens, at - back) === back);

const nouns = new Set(['one', 'ones', 'flats', 'project', 'projects', 'wala', 'wale', 'idre']);
