import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { workAhead } from '../words/told-point-words.ts';
import type { Edge } from './edges.ts';

/** "Coming for a job at Peenya": where one works is not where the home is to be, unless it is said so elsewhere. */
export function placesOfWork(edges: readonly Edge[], { tokens }: Sentence): number[] {
  const isOfWork = ({ from }: Edge) =>
    [2, 3, 4, 5].some((back) => from >= back && lengthAt(workAhead, tokens, from - back) === back);
  return edges.flatMap((edge, at) =>
    (edge.field === 'locality' || edge.field === 'zone') && isOfWork(edge) ? [at] : [],
  );
}
