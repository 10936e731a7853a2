import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, FeatureCollection } from 'geojson';
import {
  KANNADA_ZOOM,
  type MapLayer,
  type MapProperties,
  MAX_TILE_ZOOM,
  MIN_ZOOM,
  namedFrom,
  seenFrom,
} from './app/features/map/seen-from.ts';
import { withLinesJoined } from './joined-lines.ts';
import type { MapShape } from './joined-lines.ts';

/** West, south, east and north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** A file of the map: GeoJSON with our properties. */
export type MapFile = FeatureCollection<MapShape, MapProperties>;

/** Coordinates on a side of a tile, 512 pixels wide on the screen. */
const EXTENT = 4096;

/** A corner that lies nearer than this to the line without it is left out, in coordinates of a tile. */
const TOLERANCE = 3;

/** Vector tiles (MVT 2) of these layers by zoom, column and row as in Web Mercator; of all that are within the bounds, the empty ones too. */
export function cutTiles(
  layers: Partial<Record<MapLayer, MapFile>>,
  bounds: Bounds,
): Map<string, Uint8Array> {
  const tiles = new Map<string, Uint8Array>();
  for (let zoom = MIN_ZOOM; zoom <= MAX_TILE_ZOOM; zoom += 1) {
    const cuts = Object.entries(layers).map(
      ([layer, file]) => [layer, cutterAt(zoom, layer as MapLayer, file)] as const,
    );
    const [left, top] = tileAt(bounds[0], bounds[3], zoom);
    const [right, bottom] = tileAt(bounds[2], bounds[1], zoom);
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) {
        const cut: Record<string, GeoJSONVTTile> = {};
        for (const [layer, cutter] of cuts) {
          const tile = cutter.getTile(zoom, x, y);
          if (tile !== null && tile.features.length > 0) cut[layer] = tile;
        }
        tiles.set(`${zoom}/${x}/${y}`, fromGeojsonVt(cut, { version: 2, extent: EXTENT }));
      }
    }
  }
  return tiles;
}

/** What all of these files lie within. */
export function boundsOf(files: readonly MapFile[]): Bounds {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (at: unknown): void => {
    if (!Array.isArray(at)) return;
    const [lng, lat] = at as unknown[];
    if (typeof lng !== 'number' || typeof lat !== 'number') {
      for (const inner of at) take(inner);
      return;
    }
    bounds[0] = Math.min(bounds[0], lng);
    bounds[1] = Math.min(bounds[1], lat);
    bounds[2] = Math.max(bounds[2], lng);
    bounds[3] = Math.max(bounds[3], lat);
  };
  for (const { features } of files) for (const { geometry } of features) take(geometry.coordinates);
  return bounds;
}

function cutterAt(zoom: number, layer: MapLayer, { features }: MapFile): GeoJSONVT {
  const shown = features.flatMap((feature): Feature<MapShape, MapProperties>[] => {
    const { properties } = feature;
    if (!isShownAt(zoom, seenFrom(layer, properties))) return [];
    return [{ ...feature, properties: toldAt(zoom, layer, properties) }];
  });
  return new GeoJSONVT(
    { type: 'FeatureCollection', features: withLinesJoined(shown) },
    {
      // At the nearest that it knows of the library leaves no corner out.
      maxZoom: zoom + 1,
      indexMaxZoom: zoom,
      indexMaxPoints: 0,
      tolerance: TOLERANCE,
      extent: EXTENT,
      buffer: 64,
    },
  );
}

/** Tiles of a zoom are shown until the next ones are, the last to the nearest of all. */
const isShownAt = (zoom: number, from: number): boolean =>
  zoom === MAX_TILE_ZOOM ? from < Infinity : from < zoom + 1;

/** Names only where they are written. */
function toldAt(zoom: number, layer: MapLayer, properties: MapProperties): MapProperties {
  const { kind, class: of, rank, status, many, lines, name, kn } = properties;
  const isNamed = isShownAt(zoom, namedFrom(layer, properties));
  return defined({
    kind,
    class: of,
    rank,
    status,
    many,
    ...(isNamed && { name, lines }),
    ...(isNamed && isShownAt(zoom, KANNADA_ZOOM) && { kn }),
  });
}

function defined(properties: Record<string, unknown>): MapProperties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}

function tileAt(lng: number, lat: number, zoom: number): [x: number, y: number] {
  const across = 2 ** zoom;
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return [
    Math.floor((lng / 360 + 0.5) * across),
    Math.floor((0.5 - north / (2 * Math.PI)) * across),
  ];
}
