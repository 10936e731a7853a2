import type { LatLng } from '@manemitra/query/place';

/** Of so many spots all are looked at, of more a few that lie far from the others are not. */
const FEW = 12;
const MOST = 0.94;

/** The spots that a map of many looks at: without the few that lie farthest from their middle, which would make the others small. */
export function mostOf(spots: readonly LatLng[]): readonly LatLng[] {
  if (spots.length <= FEW) return spots;
  const [lat, lng] = [0, 1].map((axis) => median(spots.map((spot) => spot[axis] ?? 0)));
  const far = ([a, b]: LatLng): number => Math.hypot(a - (lat ?? 0), b - (lng ?? 0));
  return [...spots].sort((a, b) => far(a) - far(b)).slice(0, Math.ceil(spots.length * MOST));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
