import type { Field } from '../criteria.ts';
import { lengthAt, rowLength } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { roomsDo, roomsParticles } from '../words/room-change-words.ts';
import { thoughtBefore } from '../words/tellings.ts';
import type { Corrected } from './corrections.ts';
import type { Edge } from './edges.ts';

/**
 * "3bhk andkondidde, EMI nodi 2 saaku": a number alone that is said to do, behind rooms that were only thought of, is what is meant
 * of rooms, and no sum.
 */
export function roomsSettled(edges: readonly Edge[], { tokens }: Sentence): Corrected {
  const settled = edges.findLastIndex((edge) => isCount(edge) && doesBehind(tokens, edge.to));
  const meant = edges[settled];
  if (meant === undefined || !isThoughtBefore(tokens, meant.from)) return NOTHING;
  const isTaken = (edge: Edge) =>
    edge !== meant &&
    ((edge.field === 'bhk' && edge.to <= meant.from) ||
      (edge.from < meant.to && meant.from < edge.to));
  return { meant: [settled], taken: edges.flatMap((edge, at) => (isTaken(edge) ? [at] : [])) };
}

const NOTHING: Corrected = { meant: [], taken: [] };

/** A number alone as rooms. */
const isCount = ({ from, to, wishes: [wish] }: Edge): boolean =>
  to - from === 1 && wish?.field === 'bhk' && 'in' in wish.value && wish.value.in.length === 1;

/** Rooms are named beside a thought of before: "socha teen bhk tha". */
function isThoughtBefore(tokens: readonly Token[], end: number): boolean {
  for (let at = 0; at < end; at++) {
    if (lengthAt(thoughtBefore, tokens, at) === 0) continue;
    for (let near = Math.max(0, at - NEAR); near < Math.min(end, at + NEAR); near++)
      if (lengthAt(bhkWords, tokens, near) > 0) return true;
  }
  return false;
}

/** So many words stand between the rooms and the thought. */
const NEAR = 4;

/** "2bhk socha tha par ab 3bhk": homes that were only thought of, where others of their kind are named behind. */
export function onlyThoughtOf(edges: readonly Edge[], { tokens }: Sentence): number[] {
  return edges.flatMap((edge, at) => {
    const isThought = HOMES.has(edge.field) && lengthAt(thoughtBefore, tokens, edge.to) > 0;
    const isNamedAgain =
      isThought &&
      edges.some(
        ({ field, seen, from }) => field === edge.field && seen === 'plain' && from > edge.to,
      );
    return isNamedAgain ? [at] : [];
  });
}

const HOMES: ReadonlySet<Field> = new Set<Field>(['bhk', 'propertyType']);

/** "2 saaku", "do hi theek laga", "2 will have to do". */
const doesBehind = (tokens: readonly Token[], at: number): boolean =>
  lengthAt(roomsDo, tokens, at + rowLength(roomsParticles, tokens, at)) > 0;
