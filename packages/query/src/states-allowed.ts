import type { PossessionStatus } from './criteria.ts';
import { onceFor } from './once.ts';
import { lengthAt, phraseAt } from './phrases.ts';
import type { Sentence } from './reading.ts';
import type { Token } from './token.ts';
import { alsoWords } from './words/also-words.ts';
import { nounsOfStates, statusWords } from './words/possession-words.ts';
import { alsoAhead, alsoBehind } from './words/widening-words.ts';

/**
 * "Under construction bhi chalega", "also show new launches": the state of a home that is as welcome as the one before. Then none is
 * wished for, for a home has one state.
 */
export function stateAllowed(tokens: readonly Token[]): PossessionStatus | undefined {
  return allowedAt(tokens)?.state;
}

/** The words that say so: they are used, for the state of before goes. */
export function wordsOfStateAllowed({ text, tokens }: Sentence): string | undefined {
  const allowed = allowedAt(tokens);
  return allowed && text.slice(tokens[allowed.from]?.from, tokens[allowed.to - 1]?.to);
}

const allowedAt = onceFor((tokens: readonly Token[]): Allowed | undefined => {
  for (let at = 0; at < tokens.length; at++) {
    const state = phraseAt(statusWords, tokens, at);
    if (state === undefined) continue;
    const end =
      at + state.length + (nounsOfStates.has(tokens[at + state.length]?.text ?? '') ? 1 : 0);
    const behind = lengthAt(alsoBehind, tokens, end);
    const ahead = aheadLength(tokens, at);
    // "Ready is ok" may be all that is wanted; "ready also ok" is one more.
    const isMore = state.value !== 'ready' || alsoWords.has(tokens[end]?.text ?? '');
    if ((behind > 0 || ahead > 0) && isMore)
      return { state: state.value, from: at - ahead, to: end + behind };
  }
  return undefined;
});

const aheadLength = (tokens: readonly Token[], at: number): number =>
  [4, 3, 2, 1].find((back) => lengthAt(alsoAhead, tokens, at - back) === back) ?? 0;

interface Allowed {
  state: PossessionStatus;
  from: number;
  to: number;
}
