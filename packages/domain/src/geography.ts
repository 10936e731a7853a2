/** Distances on the ground, and degrees for metres. Points are `[latitude, longitude]` in degrees; results are metres. */

export type Point = readonly [lat: number, lng: number];

// Mean radius of the IUGG reference Earth (R1).
const EARTH_RADIUS_METERS = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance by the haversine formula. */
export function distanceMeters(a: Point, b: Point): number {
  const dLat = radians(b[0] - a[0]);
  const dLng = radians(b[1] - a[1]);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Metres of a degree of latitude; one of longitude has as many at the equator. */
export const METERS_PER_DEGREE = radians(EARTH_RADIUS_METERS);

/** Metres of a degree of longitude at a latitude. */
export const metersPerLngDegree = (lat: number): number =>
  METERS_PER_DEGREE * Math.cos(radians(lat));

/** So much more of it keeps what lies on the rim inside a box, whatever the rounding. */
const BOX_MARGIN = 1.001;

/** By how many degrees a box around a point must reach to hold all that is within so many metres of it. */
export function degreesAround(lat: number, meters: number): { lat: number; lng: number } {
  const high = (meters / METERS_PER_DEGREE) * BOX_MARGIN;
  // Degrees of longitude are shortest on the side that is farther from the equator.
  const farthest = Math.min(89, Math.abs(lat) + high);
  return { lat: high, lng: high / Math.cos(radians(farthest)) };
}

const CITY_LAT = 12.97;
const CITY_SCALE = metersPerLngDegree(CITY_LAT);

/** A point on a flat map of the city, in metres: at most 0.2 % off at its edges. */
export const onCityMap = ([lat, lng]: Point): [x: number, y: number] => [
  lng * CITY_SCALE,
  lat * METERS_PER_DEGREE,
];

/** Shortest distance from a point to a line of points, on a local flat approximation good to city size. */
export function distanceToPathMeters(point: Point, path: readonly Point[]): number {
  let nearest = Infinity;
  for (let i = 0; i < path.length; i++) {
    const from = path[i] as Point;
    const to = path[i + 1];
    nearest = Math.min(
      nearest,
      to === undefined ? distanceMeters(point, from) : distanceToSegment(point, from, to),
    );
  }
  return nearest;
}

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const scale = Math.cos(radians(point[0]));
  const x = (to[1] - from[1]) * scale;
  const y = to[0] - from[0];
  const px = (point[1] - from[1]) * scale;
  const py = point[0] - from[0];
  const length = x * x + y * y;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / length));
  return distanceMeters(point, [from[0] + t * y, from[1] + t * (to[1] - from[1])]);
}

/** `1100` -> `1.1 km`, `450` -> `450 m`. */
export function formatDistance(meters: number): string {
  if (meters < 1000) return `${Math.round(meters / 10) * 10} m`;
  return `${Math.round(meters / 100) / 10} km`;
}
