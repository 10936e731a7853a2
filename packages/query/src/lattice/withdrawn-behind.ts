import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { alsoWords } from '../words/also-words.ts';
import { endsOfLists } from '../words/list-refusal-words.ts';
import { fine as calledFine } from '../words/stance-words.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { listBefore } from './list-refusals.ts';

/** A phrase of so many words says nothing else: "na ho to bhi chalega", "illa andru parvagilla". */
const LEAST_WORDS = 3;
const MOST_WORDS = 7;

/**
 * The edges that a whole phrase right behind them takes back, whatever its words weigh: "OC nahi hua to bhi chalega", "clubhouse irli illa
 * andru parvagilla". After another sentence it may take back what that one said, which is weighed.
 */
export function withdrawnBehind(
  { edges, context: { kinds }, before }: Lattice,
  { tokens }: Sentence,
): number[] {
  if (before !== undefined) return [];
  const behind = (end: number) => {
    let length = 0;
    while (length <= MOST_WORDS && kinds[end + length]?.text === 'withdraw<') length++;
    return length;
  };
  const alone = edges.flatMap((edge, at) =>
    edge.seen === 'plain' && edge.variant === 'read' && behind(edge.to) >= LEAST_WORDS ? [at] : [],
  );
  return [
    ...alone,
    ...[...tokens.keys()].flatMap((at) => listWithdrawn(edges, tokens, at, behind)),
  ];
}

const stops = new Set(['.', ';', '!', '?', '\n']);

/** "Gym, pool, clubhouse etc make no difference to me", "gym pool ka mujhe kya karna": each of a list of what a home has besides. */
function listWithdrawn(
  edges: readonly Edge[],
  tokens: Sentence['tokens'],
  at: number,
  behind: (end: number) => number,
): number[] {
  if (behind(at) < LEAST_WORDS || behind(at - 1) > 0) return [];
  let end = at;
  while (endsOfLists.has(tokens[end - 1]?.text ?? '')) end--;
  // A list ends where a sentence begins.
  const opens = tokens.findLastIndex(({ text }, index) => index < end && stops.has(text));
  const members = listBefore(edges, tokens, end).filter((one) => (edges[one]?.from ?? 0) > opens);
  const isList = members.length > 1 && members.every((one) => edges[one]?.field === 'amenity');
  return isList ? members : [];
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
