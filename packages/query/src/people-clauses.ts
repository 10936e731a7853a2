import type { Item } from './people-items.ts';

/** What stands between two breaks. */
export function clausesOf(items: readonly Item[]): Item[][] {
  const clauses: Item[][] = [[]];
  for (const item of items) {
    if (item.kind === 'break') clauses.push([]);
    else clauses.at(-1)?.push(item);
  }
  return clauses;
}

/** What says that one goes there. */
export const WAYS: ReadonlySet<Item['kind']> = new Set(['daily', 'limit', 'hour']);
