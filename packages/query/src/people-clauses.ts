import { placeBySlug } from './gazetteer.ts';
import type { Item, PlaceItem } from './people-item.ts';

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

/** Of places side by side ("Domlur EGL", "Tumkur Road Dasarahalli") the one that says it most exactly. */
export function placesOf(clause: readonly Item[]): PlaceItem[] {
  const places: PlaceItem[] = [];
  for (const [index, item] of clause.entries()) {
    if (item.kind !== 'place') continue;
    const last = places.at(-1);
    // In "woh Hebbal main Domlur" each place is of somebody.
    const isOfOne = clause[index - 1]?.kind === 'place';
    const isBeside = last !== undefined && isOfOne && item.from - last.to <= 1;
    if (!isBeside) places.push(item);
    else {
      const exact = exactness(item) > exactness(last) ? item : last;
      places.splice(-1, 1, { ...exact, from: last.from, to: item.to });
    }
  }
  return places;
}

function exactness({ place: { slug } }: PlaceItem): number {
  return EXACTNESS[placeBySlug(slug)?.kind ?? ''] ?? 3;
}

const EXACTNESS: Readonly<Record<string, number>> = { road: 0, locality: 1, 'sub-locality': 2 };
