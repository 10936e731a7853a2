import weights from './weights.json' with { type: 'json' };
import type { Model } from './model.ts';

/** What `npm run train` learned: whole numbers, `scale` of them to one. */
export interface StoredWeights {
  scale: number;
  roles: Readonly<Record<string, readonly number[]>>;
  links: Readonly<Record<string, readonly number[]>>;
  intents: Readonly<Record<string, readonly number[]>>;
  orders: Readonly<Record<string, readonly number[]>>;
}

export function modelFrom({ scale, roles, links, intents, orders }: StoredWeights): Model {
  const unpacked = (stored: StoredWeights['roles']) =>
    new Map(
      Object.entries(stored).map(([name, values]) => [name, values.map((value) => value / scale)]),
    );
  return {
    roles: unpacked(roles),
    links: unpacked(links),
    intents: unpacked(intents),
    orders: unpacked(orders),
  };
}

export const learned: Model = modelFrom(weights);
