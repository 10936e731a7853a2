import type { Choice } from '../packages/query/src/lattice/decode.ts';
import type { Labelling } from './examples.ts';

/** How much of a labelling a row does not say. */
export function missing({ says, all }: Labelling, row: readonly Choice[]): number {
  const said = new Set(row.flatMap(({ edge }) => says[edge] ?? []));
  return [...all].filter((atom) => !said.has(atom)).length;
}

export function isSameRow(a: readonly Choice[], b: readonly Choice[]): boolean {
  const isSame = ({ edge, role }: Choice, at: number) =>
    b[at]?.edge === edge && b[at]?.role === role;
  return a.length === b.length && a.every(isSame);
}
