import stored from './weights.json' with { type: 'json' };
import type { Model } from './model.ts';
import { unpacked } from './packed-weights.ts';

/** What `npm run train` learned: whole numbers, `scale` of them to one, each table as `packed` packs it. */
export interface StoredWeights {
  scale: number;
  roles: string;
  links: string;
  intents: string;
  orders: string;
  splits: string;
}

export function modelFrom({ scale, roles, links, intents, orders, splits }: StoredWeights): Model {
  return {
    scale,
    roles: unpacked(roles),
    links: unpacked(links),
    intents: unpacked(intents),
    orders: unpacked(orders),
    splits: unpacked(splits),
  };
}

export const learned: Model = modelFrom(stored);
