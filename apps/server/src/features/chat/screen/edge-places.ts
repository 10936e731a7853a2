import type { Token } from '@manemitra/query/token';
import { countOf, edgeWords, onEdge, beforeEdges } from './place-words.ts';
import { oneWords } from './ordinal-words.ts';
import { textAt } from './in-clause.ts';

/** A place at which something begins, and how many words say it. */
export interface PlaceAt {
  places: number[];
  length: number;
}

/** "the pretty one on top", "the one at the bottom" */
export function edgeAt(tokens: readonly Token[], at: number): PlaceAt | undefined {
  if (!onEdge.has(textAt(tokens, at)) || !oneWords.has(textAt(tokens, at - 1))) return undefined;
  const to = beforeEdges.has(textAt(tokens, at + 1)) ? at + 2 : at + 1;
  const place = edgeWords.get(textAt(tokens, to));
  return place === undefined ? undefined : { places: [place], length: to + 1 - at };
}

/** "the three at the top" */
export function countedOnTop(tokens: readonly Token[], at: number): PlaceAt | undefined {
  const count = countOf(textAt(tokens, at));
  const isOnTop = tokens[at + 1]?.text === 'at' && tokens[at + 3]?.text === 'top';
  if (count === undefined || !isOnTop) return undefined;
  return { places: Array.from({ length: count }, (_, place) => place), length: 4 };
}
