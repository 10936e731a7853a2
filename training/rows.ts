import type { Lessons } from './lessons.ts';
import { edgeOf } from './link-sums.ts';

/** How much of a labelling a row does not say. */
export function missing(lessons: Lessons, labelling: number, row: readonly number[]): number {
  const { wanted, firstSayings, firstAtoms, atoms } = lessons;
  const said = new Set<number>();
  for (const state of row) {
    const edge = (firstSayings[labelling] as number) + edgeOf(state);
    for (let at = firstAtoms[edge] as number; at < (firstAtoms[edge + 1] as number); at++) {
      said.add(atoms[at] as number);
    }
  }
  return (wanted[labelling] as number) - said.size;
}

export const isSameRow = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((state, at) => b[at] === state);
