import type { Token } from '@manemitra/query/token';
import { countOf, edgeWords, oneWords } from './pointing-words.ts';

/** A place at which something begins, and how many words say it. */
export interface PlaceAt {
  places: number[];
  length: number;
}

/** "the pretty one on top", "the one at the bottom" */
export function edgeAt(tokens: readonly Token[], at: number): PlaceAt | undefined {
  const textAt = (index: number) => tokens[index]?.text ?? '';
  if (!ON_EDGE.has(textAt(at)) || !oneWords.has(textAt(at - 1))) return undefined;
  const to = textAt(at + 1) === 'the' || textAt(at + 1) === 'very' ? at + 2 : at + 1;
  const place = edgeWords.get(textAt(to));
  return place === undefined ? undefined : { places: [place], length: to + 1 - at };
}

const ON_EDGE = new Set(['on', 'at']);

/** "the three at the top" */
export function countedOnTop(tokens: readonly Token[], at: number): PlaceAt | undefined {
  const count = countOf(tokens[at]?.text ?? '');
  const isOnTop = tokens[at + 1]?.text === 'at' && tokens[at + 3]?.text === 'top';
  if (count === undefined || !isOnTop) return undefined;
  return { places: Array.from({ length: count }, (_, place) => place), length: 4 };
}
