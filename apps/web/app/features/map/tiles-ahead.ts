import tiles from 'virtual:map-tiles';
import type { Look } from './look-at.ts';
import { type Extent, extentOfBounds } from './projection.ts';
import { tilesInSight } from './tile-grid.ts';

/** What the tiles cover. */
export function coveredExtent(): Extent {
  const [west, south, east, north] = tiles.bounds;
  return extentOfBounds({ west, south, east, north });
}

/** Asks for what a map of this size shows first while its code is on its way: once that is here, the browser has it or waits for it. */
export function fetchTilesAhead(size: readonly number[], look: Look): void {
  for (const tile of tilesInSight(size, look, coveredExtent())) {
    // What did not come is asked for again by the map itself.
    void fetch(`${tiles.city}/${tile}.pbf`).catch(() => undefined);
  }
}
