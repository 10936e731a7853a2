import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { alsoWords } from '../words/also-words.ts';
import { fine as calledFine } from '../words/stance-words.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';

/** A phrase of so many words says nothing else: "na ho to bhi chalega", "illa andru parvagilla". */
const LEAST_WORDS = 3;
const MOST_WORDS = 7;

/**
 * The edges that a whole phrase right behind them takes back, whatever its words weigh: "OC nahi hua to bhi chalega", "clubhouse irli illa
 * andru parvagilla". After another sentence it may take back what that one said, which is weighed.
 */
export function withdrawnBehind({ edges, context: { kinds }, before }: Lattice): number[] {
  if (before !== undefined) return [];
  return edges.flatMap((edge, at) => {
    if (edge.seen !== 'plain' || edge.variant !== 'read') return [];
    let length = 0;
    while (length <= MOST_WORDS && kinds[edge.to + length]?.text === 'withdraw<') length++;
    return length >= LEAST_WORDS ? [at] : [];
  });
}

/** "Borewell also is fine", where no other water is said: it is put up with, and not asked for. */
export function putUpWith({ edges, before }: Lattice, { tokens }: Sentence): number[] {
  if (before !== undefined) return [];
  const isAlone = ({ from, to }: Edge) =>
    !edges.some((other) => other.field === 'water' && (other.to <= from || other.from >= to));
  return edges.flatMap((edge, at) => {
    const isFine =
      alsoWords.has(tokens[edge.to]?.text ?? '') && lengthAt(calledFine, tokens, edge.to + 1) > 0;
    return edge.field === 'water' && isFine && isAlone(edge) ? [at] : [];
  });
}
