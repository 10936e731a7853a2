import { METERS_PER_DEGREE, metersPerLngDegree, type Point } from '@manemitra/domain/geography';
import type { Outline } from './outline-table.ts';

/** The area inside an outline, flat, good to the size of a lake. */
export function outlineAreaSquareMeters({ corners }: Outline): number {
  const squareDegrees = Math.abs(sumOverEdges(corners, (_, __, cross) => cross)) / 2;
  const lat = corners[0]?.[0] ?? 0;
  return squareDegrees * METERS_PER_DEGREE * metersPerLngDegree(lat);
}

/** The centre of the area inside an outline: where its name goes. */
export function outlineMiddle({ corners }: Outline): Point {
  // Measured from the first corner: the difference of large products would lose its digits.
  const [lat0, lng0] = corners[0] ?? [0, 0];
  const near = corners.map(([lat, lng]): Point => [lat - lat0, lng - lng0]);
  const twice = sumOverEdges(near, (_, __, cross) => cross);
  if (twice === 0) return [lat0, lng0];
  const lat = sumOverEdges(near, (a, b, cross) => (a[0] + b[0]) * cross) / (3 * twice);
  const lng = sumOverEdges(near, (a, b, cross) => (a[1] + b[1]) * cross) / (3 * twice);
  return [lat0 + lat, lng0 + lng];
}

function sumOverEdges(
  corners: readonly Point[],
  term: (from: Point, to: Point, cross: number) => number,
): number {
  return corners.reduce((sum, from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return sum + term(from, to, from[1] * to[0] - to[1] * from[0]);
  }, 0);
}
