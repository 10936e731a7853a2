import { lengthAt } from '../phrases.ts';
import type { Piece, Sentence } from '../reading.ts';
import { unknownProjectIn } from '../unknown-names.ts';
import { likeAhead, likeBehind } from '../words/likening-words.ts';
import type { Span } from '../token.ts';

/**
 * "Anything like Sobha Neopolis", "Prestige Raintree jaisa kuch": a project that nobody knows, told as an example. Its builder is not asked
 * for by it.
 */
export function likenedIn(sentence: Sentence, pieces: readonly Piece[]): Span[] {
  const { tokens } = sentence;
  const isSaid = tokens.some(
    (_, at) => lengthAt(likeAhead, tokens, at) > 0 || lengthAt(likeBehind, tokens, at) > 0,
  );
  const named = isSaid ? unknownProjectIn(sentence, pieces, true) : undefined;
  if (named === undefined) return [];
  const isAhead = [1, 2, 3, 4].some(
    (back) => lengthAt(likeAhead, tokens, named.from - back) === back,
  );
  // The word behind the name may be one that nobody knows either.
  const isBehind = tokens.some(
    (_, at) => at > named.from && at <= named.to && lengthAt(likeBehind, tokens, at) > 0,
  );
  return isAhead || isBehind ? [named] : [];
}
