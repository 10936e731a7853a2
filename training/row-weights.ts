import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';

export const PAIRS = ROLE_COUNT * ROLE_COUNT;

/** What is learned of rows: of each edge by what is seen of it, and of two in a row, `[feature * width + column]`. */
export interface RowWeights {
  /** Its columns are roles. */
  roles: Float64Array;
  /** Its columns are pairs of roles. */
  links: Float64Array;
}

/** Those of one feature. */
export const weightsOf = (weights: Float64Array, feature: number, width: number): Float64Array =>
  weights.subarray(feature * width, (feature + 1) * width);
