import type { Scores } from '../packages/query/src/lattice/decode.ts';
import type { Model } from '../packages/query/src/lattice/model.ts';
import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import { WeightTable, numbersOf } from '../packages/query/src/lattice/weight-table.ts';
import { ORDERS, OWN_INTENTS } from '../packages/query/src/lattice/whole-sentence.ts';
import type { NamedLattice } from './named-features.ts';

export type NamedWeights = ReadonlyMap<string, ArrayLike<number>>;

/** Weights by the name of a feature: one for each role, or for each two roles in a row. */
export interface NamedRoles {
  roles: NamedWeights;
  links: NamedWeights;
}

/** All that is learned, by names. */
export interface NamedModel extends NamedRoles {
  intents: NamedWeights;
  orders: NamedWeights;
  splits: NamedWeights;
}

export const PAIRS = ROLE_COUNT * ROLE_COUNT;

/** How many weights a feature has in each table. */
export const WIDTHS: Readonly<Record<keyof NamedModel, number>> = {
  roles: ROLE_COUNT,
  links: PAIRS,
  intents: OWN_INTENTS.length,
  orders: ORDERS.length,
  splits: 1,
};

/** The same by numbers, as sentences are read with it. */
export function modelOf(model: NamedModel): Model {
  const table = (name: keyof NamedModel) => tableOf(model[name], WIDTHS[name]);
  return {
    scale: 1,
    roles: table('roles'),
    links: table('links'),
    intents: table('intents'),
    orders: table('orders'),
    splits: table('splits'),
  };
}

function tableOf(weights: NamedWeights, width: number): WeightTable {
  return WeightTable.of(
    width,
    [...weights].map(([name, values]) => ({ ...numbersOf(name), values })),
  );
}

/** The sums of the weights of what is seen, by names: weights that move are not numbered. */
export function scoresBy(lattice: NamedLattice, { roles, links }: NamedRoles): Scores {
  const scores = new Float64Array(lattice.edges.length * ROLE_COUNT);
  for (const [at, features] of lattice.features.entries()) {
    for (const feature of features) add(scores, at * ROLE_COUNT, roles.get(feature));
  }
  const sum = (features: readonly string[]): Float64Array => {
    const total = new Float64Array(PAIRS);
    for (const feature of features) add(total, 0, links.get(feature));
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

function add(total: Float64Array, from: number, weights: ArrayLike<number> = []): void {
  for (let at = 0; at < weights.length; at++) {
    total[from + at] = (total[from + at] ?? 0) + (weights[at] ?? 0);
  }
}
