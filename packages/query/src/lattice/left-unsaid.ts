import type { Field } from '../criteria.ts';
import type { Choice } from './decode.ts';
import type { Doubt, Weighing } from './doubt.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { longestPieces } from './readings.ts';
import { ROLES, ROLE_COUNT } from './roles.ts';
import { SURE } from './sure-edges.ts';

/** Each is read once more as it would be. */
const MOST_ASKED = 2;

/** A longer list is no sentence to ask about. */
const MOST_WISHES = 16;

/**
 * Rows that say one thing more than the best one: a place to be near to, or a water, that is written as one says it, and that the best
 * row leaves out however sure it is. Measured on dev and W91 to W93: of 55 such, 27 were meant; of sums and sizes one in five, so those
 * are only listed as not used.
 */
export function leftUnsaid(
  { edges, plain }: Lattice,
  { scores, scale }: Weighing,
  row: readonly Choice[],
): Doubt[] {
  if (row.length > MOST_WISHES) return [];
  let at = 0;
  const spans = [...row.map(({ edge }) => edges[edge]), undefined];
  return spans
    .flatMap((edge, index): Doubt[] => {
      const pieces = longestPieces(plain, [at, edge?.from ?? plain.length], false);
      at = edge?.to ?? at;
      return pieces.flatMap((piece): Doubt[] => {
        if (piece.kind !== 'unheld' || piece.isUnmeant !== true) return [];
        const left = edges.findIndex((one) => isOf(one, piece.from, piece.to));
        const isSaid = row.some((one) => edges[one.edge]?.field === edges[left]?.field);
        if (left < 0 || isTaken(scores.roles, left)) return [];
        if (edges[left]?.field === 'water' && isSaid) return [];
        const more = { edge: left, role: likeliestRole(scores.roles, left) };
        return [{ other: row.toSpliced(index, 0, more), margin: scale, isMore: true }];
      });
    })
    .slice(0, MOST_ASKED);
}

const ASKED: ReadonlySet<Field> = new Set<Field>(['near', 'water']);

const isOf = ({ from, to, field, seen, variant }: Edge, start: number, end: number): boolean =>
  from === start && to === end && ASKED.has(field) && seen === 'plain' && variant === 'read';

/** Rules that are sure of it left it out. */
const isTaken = (roles: Float64Array, edge: number): boolean =>
  WISHED.every((role) => (roles[edge * ROLE_COUNT + role] ?? 0) <= -SURE);

const WISHED = (['must', 'nice', 'avoid'] as const).map((role) => ROLES.indexOf(role));

function likeliestRole(roles: Float64Array, edge: number): number {
  const worth = (role: number) => roles[edge * ROLE_COUNT + role] ?? 0;
  return WISHED.reduce((best, role) => (worth(role) > worth(best) ? role : best));
}
