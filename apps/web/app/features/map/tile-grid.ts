import type { Look } from './look-at.ts';
import type { Extent } from './projection.ts';
import { MAX_TILE_ZOOM, MIN_ZOOM } from './seen-from.ts';
import { resolutionOf } from './zoom-of.ts';

/** Pixels on a side of a tile. */
export const TILE_SIZE = 512;

/** Half of the world's width in metres of Web Mercator: the first tile begins so far to the west and the north. */
export const WORLD_EDGE = (resolutionOf(0) * TILE_SIZE) / 2;

/**
 * The tiles that a map of this size in pixels shows of a look, as zoom, column and row: those of the whole zoom before it, of what is
 * covered in metres of Web Mercator. The library chooses the same; this is known before it is here.
 */
export function tilesInSight(
  [width = 0, height = 0]: readonly number[],
  { center: [x = 0, y = 0], zoom }: Look,
  [west, south, east, north]: Extent,
): string[] {
  const at = Math.min(MAX_TILE_ZOOM, Math.max(MIN_ZOOM, Math.floor(zoom)));
  const meters = resolutionOf(zoom);
  const side = resolutionOf(at) * TILE_SIZE;
  const columns = steps(
    Math.max(west, x - (width / 2) * meters) + WORLD_EDGE,
    Math.min(east, x + (width / 2) * meters) + WORLD_EDGE,
    side,
  );
  const rows = steps(
    WORLD_EDGE - Math.min(north, y + (height / 2) * meters),
    WORLD_EDGE - Math.max(south, y - (height / 2) * meters),
    side,
  );
  return columns.flatMap((column) => rows.map((row) => `${at}/${column}/${row}`));
}

/** The whole steps in which something lies that reaches from one point to another. */
function steps(from: number, to: number, size: number): number[] {
  if (to <= from) return [];
  const first = Math.floor(from / size);
  return Array.from({ length: Math.ceil(to / size) - first }, (_, at) => first + at);
}
