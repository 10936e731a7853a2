import tiles from 'virtual:map-tiles';
import { firstLook, type LookAsked } from './first-look.ts';
import { kannadaLetters } from './map-letters.ts';
import { type Extent, extentOfBounds } from './projection.ts';
import { KANNADA_ZOOM } from './seen-from.ts';
import { tilesInSight } from './tile-grid.ts';

/** What the tiles cover. */
export function coveredExtent(): Extent {
  const [west, south, east, north] = tiles.bounds;
  return extentOfBounds({ west, south, east, north });
}

/** Asks for what a map of this size shows first before it is there: then the browser has it or waits for it. */
export function bringFirstLook(size: readonly number[], asked: LookAsked): void {
  const look = firstLook(size, asked);
  for (const tile of tilesInSight(size, look, coveredExtent())) {
    // What did not come is asked for again by the map itself.
    void fetch(`${tiles.city}/${tile}.pbf`).catch(() => undefined);
  }
  if (look.zoom >= KANNADA_ZOOM) void kannadaLetters();
}
