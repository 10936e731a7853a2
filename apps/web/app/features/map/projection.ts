import type { LatLng } from '@manemitra/query/place';
import { boundingExtent, type Extent } from 'ol/extent.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import type { Bounds } from './city-map-props.ts';

/** A spot in Web Mercator, as the library has it. */
export const toMap = ([lat, lng]: LatLng): number[] => fromLonLat([lng, lat]);

/** A point of Web Mercator as latitude and longitude. */
export function fromMap(at: number[]): LatLng {
  const [lng = 0, lat = 0] = toLonLat(at);
  return [lat, lng];
}

/** The least box around spots, of which there is one at least. */
export const extentOf = (spots: readonly LatLng[]): Extent => boundingExtent(spots.map(toMap));

export const extentOfBounds = ({ south, west, north, east }: Bounds): Extent =>
  extentOf([
    [south, west],
    [north, east],
  ]);

export function boundsOfExtent([left = 0, bottom = 0, right = 0, top = 0]: Extent): Bounds {
  const [south, west] = fromMap([left, bottom]);
  const [north, east] = fromMap([right, top]);
  return { south, west, north, east };
}
