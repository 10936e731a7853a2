import type { Point } from '@manemitra/domain/geography';

/**
 * A ring with its corners cut twice (Chaikin), for drawing only: the shores and edges we know are thinned to
 * their corners, and water has none.
 */
export function softRing(corners: readonly Point[]): Point[] {
  return cutCorners(cutCorners(corners));
}

function cutCorners(corners: readonly Point[]): Point[] {
  return corners.flatMap((from, i): Point[] => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return [mix(from, to, 0.25), mix(from, to, 0.75)];
  });
}

function mix(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

const STEPS = 5;

/**
 * A course through rough points without corners (Catmull-Rom), for drawing only. No train turns back at a station: a point at
 * which the course would is left out.
 */
export function softCourse(points: readonly Point[]): Point[] {
  const kept = points.filter((at, i) => !turnsBack(points[i - 1], at, points[i + 1]));
  return kept.flatMap((from, i): Point[] => {
    const to = kept[i + 1];
    if (to === undefined) return [from];
    const [before = from, after = to] = [kept[i - 1], kept[i + 2]];
    const legs = [before, from, to, after] as const;
    return Array.from({ length: STEPS }, (_, step) => [
      bent(
        legs.map(([lat]) => lat),
        step / STEPS,
      ),
      bent(
        legs.map(([, lng]) => lng),
        step / STEPS,
      ),
    ]);
  });
}

/** Whether one would go back by more than a right angle; at a latitude of 13° a degree is nearly as long either way. */
function turnsBack(before: Point | undefined, at: Point, after: Point | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  return (at[0] - before[0]) * (after[0] - at[0]) + (at[1] - before[1]) * (after[1] - at[1]) < 0;
}

/** Where the curve through the second and third of four values is, at a share of the way between them. */
function bent([p0 = 0, p1 = 0, p2 = 0, p3 = 0]: readonly number[], t: number): number {
  const doubled =
    2 * p1 +
    (p2 - p0) * t +
    (2 * p0 - 5 * p1 + 4 * p2 - p3) * t ** 2 +
    (3 * p1 - p0 - 3 * p2 + p3) * t ** 3;
  return Number((doubled / 2).toFixed(5));
}
