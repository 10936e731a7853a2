import type { Scores } from '../packages/query/src/lattice/decode.ts';
import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import type { NumberedLattice } from './numbered-lattice.ts';

export const PAIRS = ROLE_COUNT * ROLE_COUNT;

/** What is learned of rows: of each edge by what is seen of it, and of two in a row, `[feature * width + column]`. */
export interface RowWeights {
  /** Its columns are roles. */
  roles: Float64Array;
  /** Its columns are pairs of roles. */
  links: Float64Array;
}

/** The sums of the weights of what is seen. */
export function scoresBy(lattice: NumberedLattice, { roles, links }: RowWeights): Scores {
  const scores = new Float64Array(lattice.edges.length * ROLE_COUNT);
  for (const [at, features] of lattice.features.entries()) {
    for (const feature of features)
      add(scores, at * ROLE_COUNT, weightsOf(roles, feature, ROLE_COUNT));
  }
  const sum = (features: readonly number[]): Float64Array => {
    const total = new Float64Array(PAIRS);
    for (const feature of features) add(total, 0, weightsOf(links, feature, PAIRS));
    return total;
  };
  return {
    roles: scores,
    link: (before, after) => sum(lattice.linkFeatures(before, after)),
    again: (before, after) => {
      const features = lattice.againFeatures(before, after);
      return features === undefined ? undefined : sum(features);
    },
  };
}

/** Those of one feature. */
export const weightsOf = (weights: Float64Array, feature: number, width: number): Float64Array =>
  weights.subarray(feature * width, (feature + 1) * width);

function add(total: Float64Array, from: number, weights: Float64Array): void {
  for (const [at, weight] of weights.entries()) total[from + at] = (total[from + at] ?? 0) + weight;
}
