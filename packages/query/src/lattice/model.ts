import type { Scores } from './decode.ts';
import type { Lattice } from './lattice.ts';
import type { SentenceWeights } from './whole-sentence.ts';
import { ROLE_COUNT } from './roles.ts';

/** Weights by the name of a feature: one for each role, or for each two roles in a row. */
export interface RoleModel {
  roles: ReadonlyMap<string, ArrayLike<number>>;
  links: ReadonlyMap<string, ArrayLike<number>>;
}

/** All that was learned: of wishes, and of whole sentences. */
export interface Model extends RoleModel {
  intents: SentenceWeights;
  orders: SentenceWeights;
}

const PAIRS = ROLE_COUNT * ROLE_COUNT;

/** The sums of the weights of what is seen. */
export function scoresOf(lattice: Lattice, model: RoleModel): Scores {
  const roles = new Float64Array(lattice.edges.length * ROLE_COUNT);
  for (const [at, features] of lattice.features.entries()) {
    for (const feature of features)
      add(roles, at * ROLE_COUNT, model.roles.get(feature), ROLE_COUNT);
  }
  const sum = (features: readonly string[]): Float64Array => {
    const total = new Float64Array(PAIRS);
    for (const feature of features) add(total, 0, model.links.get(feature), PAIRS);
    return total;
  };
  return {
    roles,
    link: (before, after) => sum(lattice.linkFeatures(before, after)),
    again: (before, after) => {
      const features = lattice.againFeatures(before, after);
      return features === undefined ? undefined : sum(features);
    },
  };
}

function add(
  total: Float64Array,
  from: number,
  weights: ArrayLike<number> | undefined,
  count: number,
): void {
  if (weights === undefined) return;
  for (let at = 0; at < count; at++)
    total[from + at] = (total[from + at] ?? 0) + (weights[at] ?? 0);
}
