import type { FeatureLike } from 'ol/Feature.js';
import type { MapPalette } from './map-palette.ts';
import type { MapLayer, MapProperties } from './seen-from.ts';

/** A feature of a tile as it is looked at: from which zoom, in which colours. */
export interface Seen {
  feature: FeatureLike;
  layer: MapLayer;
  properties: MapProperties;
  zoom: number;
  palette: MapPalette;
}
