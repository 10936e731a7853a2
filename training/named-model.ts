import type { Model } from '../packages/query/src/lattice/model.ts';
import { ROLE_COUNT } from '../packages/query/src/lattice/roles.ts';
import { WeightTable, numbersOf } from '../packages/query/src/lattice/weight-table.ts';
import { ORDERS, OWN_INTENTS } from '../packages/query/src/lattice/whole-sentence.ts';
import { PAIRS } from './row-weights.ts';
import type { RowWeights } from './row-weights.ts';
import type { Numbers } from './numbered-lattice.ts';

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

export const NO_WEIGHTS: NamedModel = {
  roles: new Map(),
  links: new Map(),
  intents: new Map(),
  orders: new Map(),
  splits: new Map(),
};

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

/** What was learned by numbers, by names. */
export function namedRoles({ roles, links }: RowWeights, numbers: Numbers): NamedRoles {
  return {
    roles: namedWeights(roles, numbers.roles.names, ROLE_COUNT),
    links: namedWeights(links, numbers.links.names, PAIRS),
  };
}

function namedWeights(values: Float64Array, names: readonly string[], width: number): NamedWeights {
  const all = new Map<string, ArrayLike<number>>();
  for (const [feature, name] of names.entries()) {
    const own = values.subarray(feature * width, (feature + 1) * width);
    if (own.some((value) => value !== 0)) all.set(name, own);
  }
  return all;
}
