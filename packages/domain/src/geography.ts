/** Distances on the ground. Points are `[latitude, longitude]` in degrees; results are metres. */

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
