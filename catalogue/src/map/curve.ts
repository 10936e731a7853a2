import type { LatLng } from '@manemitra/query/place';

const STEPS = 8;

/**
 * A smooth line through all of the given points (Catmull-Rom), for drawing only: roads are traced from junction
 * to junction and metro lines known by their stations, and neither turns there like a folded ruler.
 */
function curveThrough(points: readonly LatLng[]): LatLng[] {
  const [first] = points;
  if (first === undefined) return [];
  const isRing = points.length > 3 && sameSpot(first, points.at(-1));
  const curve: LatLng[] = [first];
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1] ?? first;
    const to = points[i] ?? from;
    const before = points[i - 2] ?? (isRing ? points.at(-2) : undefined) ?? from;
    const after = points[i + 1] ?? (isRing ? points[1] : undefined) ?? to;
    for (let step = 1; step <= STEPS; step++) {
      curve.push(between([before, from, to, after], step / STEPS));
    }
  }
  return curve;
}

function sameSpot(a: LatLng, b: LatLng | undefined): boolean {
  return b !== undefined && a[0] === b[0] && a[1] === b[1];
}

function between(four: readonly [LatLng, LatLng, LatLng, LatLng], t: number): LatLng {
  return [onAxis(four, 0, t), onAxis(four, 1, t)];
}

function onAxis(
  [a, b, c, d]: readonly [LatLng, LatLng, LatLng, LatLng],
  axis: 0 | 1,
  t: number,
): number {
  return (
    b[axis] +
    0.5 *
      t *
      (c[axis] -
        a[axis] +
        t *
          (2 * a[axis] -
            5 * b[axis] +
            4 * c[axis] -
            d[axis] +
            t * (3 * (b[axis] - c[axis]) + d[axis] - a[axis])))
  );
}

/**
 * A ring with its corners cut twice (Chaikin), for drawing only: the shores and edges we know are thinned to
 * their corners, and water has none.
 */
export function softRing(corners: readonly LatLng[]): LatLng[] {
  return cutCorners(cutCorners(corners));
}

function cutCorners(corners: readonly LatLng[]): LatLng[] {
  return corners.flatMap((from, i): LatLng[] => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return [mix(from, to, 0.25), mix(from, to, 0.75)];
  });
}

function mix(a: LatLng, b: LatLng, t: number): LatLng {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
