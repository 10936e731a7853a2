import type { LatLng } from '@manemitra/query/place';

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
