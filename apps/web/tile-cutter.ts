import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, FeatureCollection, Geometry, GeometryCollection } from 'geojson';
import {
  type MapLayer,
  type MapProperties,
  MAX_TILE_ZOOM,
  MIN_ZOOM,
  namedFrom,
  seenFrom,
} from './app/features/map/seen-from.ts';

/** West, south, east and north, in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

type Shape = Exclude<Geometry, GeometryCollection>;

/** A file of the map: GeoJSON with our properties. */
export type MapFile = FeatureCollection<Shape, MapProperties>;

/** Coordinates on a side of a tile, 512 pixels wide on the screen. */
const EXTENT = 4096;

/** Tiles of a zoom are shown from half a zoom before it to half a zoom after. */
const SHOWN_AROUND = 0.5;

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
  const shown = features.flatMap((feature): Feature<Shape, MapProperties>[] => {
    const { properties } = feature;
    if (seenFrom(layer, properties) > zoom + SHOWN_AROUND && zoom < MAX_TILE_ZOOM) return [];
    return [{ ...feature, properties: toldAt(zoom, layer, properties) }];
  });
  return new GeoJSONVT(
    { type: 'FeatureCollection', features: shown },
    {
      maxZoom: zoom,
      indexMaxZoom: zoom,
      indexMaxPoints: 0,
      tolerance: 3,
      extent: EXTENT,
      buffer: 64,
    },
  );
}

/** Names only where they are written. */
function toldAt(zoom: number, layer: MapLayer, properties: MapProperties): MapProperties {
  const { kind, class: of, rank, status, many, lines, name, kn } = properties;
  const isNamed = zoom === MAX_TILE_ZOOM || namedFrom(layer, properties) <= zoom + SHOWN_AROUND;
  return defined({
    kind,
    class: of,
    rank,
    status,
    many,
    ...(isNamed && { name, kn, lines }),
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
