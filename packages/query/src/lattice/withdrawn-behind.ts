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
