import type { LatLng } from '@manemitra/query/place';
import type { Bounds } from '@manemitra/domain/bounds';

/** In metres: Web Mercator takes the Earth for a ball of this radius. */
const RADIUS = 6_378_137;

/** West, south, east and north in metres of Web Mercator. */
export type Extent = [west: number, south: number, east: number, north: number];

/** A spot in Web Mercator, as the library has it. */
export function toMap([lat, lng]: LatLng): [x: number, y: number] {
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return [RADIUS * ((lng * Math.PI) / 180), RADIUS * north];
}

/** A point of Web Mercator as latitude and longitude. */
export function fromMap(at: readonly number[]): LatLng {
  const [x = 0, y = 0] = at;
  const north = Math.atan(Math.sinh(y / RADIUS));
  return [(north * 180) / Math.PI, ((x / RADIUS) * 180) / Math.PI];
}

/** The least box around spots, of which there is one at least. */
export function extentOf(spots: readonly LatLng[]): Extent {
  const points = spots.map(toMap);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const extentOfBounds = ({ south, west, north, east }: Bounds): Extent =>
  extentOf([
    [south, west],
    [north, east],
  ]);

export function boundsOfExtent([left = 0, bottom = 0, right = 0, top = 0]: number[]): Bounds {
  const [south, west] = fromMap([left, bottom]);
  const [north, east] = fromMap([right, top]);
  return { south, west, north, east };
}
