import { assert, double, integer, property, tuple } from 'fast-check';
import { getIntersection, isEmpty } from 'ol/extent.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import TileGrid from 'ol/tilegrid/TileGrid.js';
import { expect, it } from 'vitest';
import { extentOfBounds, toMap } from './projection.ts';
import { MAX_TILE_ZOOM, MAX_ZOOM, MIN_ZOOM } from './seen-from.ts';
import { TILE_SIZE, tilesInSight, WORLD_EDGE } from './tile-grid.ts';
import { resolutionOf } from './zoom-of.ts';

const covered = extentOfBounds({ south: 12.6, west: 77.3, north: 13.4, east: 77.9 });

/** The grid of `ground.tsx`. */
const grid = new TileGrid({
  origin: [-WORLD_EDGE, WORLD_EDGE],
  extent: covered,
  resolutions: Array.from({ length: MAX_TILE_ZOOM + 1 }, (_, zoom) => resolutionOf(zoom)),
  minZoom: MIN_ZOOM,
  tileSize: TILE_SIZE,
});
const { zDirection } = new VectorTileSource({ tileGrid: grid });

/** What the library asks for. */
function asked([x, y]: [number, number], meters: number, [width, height]: number[]): string[] {
  const [right, up] = [((width ?? 0) / 2) * meters, ((height ?? 0) / 2) * meters];
  const seen = getIntersection(covered, [x - right, y - up, x + right, y + up]);
  const tiles: string[] = [];
  if (isEmpty(seen)) return tiles;
  const zoom = grid.getZForResolution(meters, zDirection);
  grid.forEachTileCoord(seen, zoom, (tile) => tiles.push(tile.join('/')));
  return tiles.sort();
}

it('the tiles fetched ahead are those that the library asks for', () => {
  const place = tuple(
    double({ min: 12.4, max: 13.5, noNaN: true }),
    double({ min: 77, max: 78.1, noNaN: true }),
  );
  const size = tuple(integer({ min: 200, max: 1600 }), integer({ min: 200, max: 1200 }));
  assert(
    property(place, double({ min: MIN_ZOOM, max: MAX_ZOOM, noNaN: true }), size, (at, zoom, px) => {
      const center = toMap(at);

      expect(tilesInSight(px, { center, zoom }, covered).sort()).toEqual(
        asked(center, resolutionOf(zoom), px),
      );
    }),
  );
});
