import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { spotsInside } from '../words/bhk-words.ts';
import type { Edge } from './edges.ts';

/** "4 bedrooms, one bedroom on the ground floor": where one of the rooms is, and no home of one room beside another size. */
export function roomsInside(edges: readonly Edge[], { tokens }: Sentence): number[] {
  const isOneRoom = ({ wishes }: Edge) =>
    wishes.every((one) => one.field === 'bhk' && 'in' in one.value && one.value.in.join() === '1');
  const isWhole = (edge: Edge) => edge.field === 'bhk' && edge.seen === 'plain' && !isOneRoom(edge);
  return edges.flatMap((edge, at) =>
    edge.field === 'bhk' &&
    lengthAt(spotsInside, tokens, edge.to) > 0 &&
    edges.some((other) => isWhole(other) && (other.to <= edge.from || edge.to <= other.from))
      ? [at]
      : [],
  );
}
