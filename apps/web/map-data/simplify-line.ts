/** A point in whole units of some scale; a degree of longitude counts as one of latitude, which near the equator it nearly is. */
export type GridPoint = readonly [x: number, y: number];

/** The line without the points that lie within `tolerance` of what stays (Douglas and Peucker). Its ends always stay. */
export function simplifyLine(line: readonly GridPoint[], tolerance: number): GridPoint[] {
  const [first] = line;
  const last = line.at(-1);
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  let farthest = { at: 0, distance: 0 };
  line.forEach((point, at) => {
    const distance = distanceToPiece(point, first, last);
    if (distance > farthest.distance) farthest = { at, distance };
  });
  if (farthest.distance <= tolerance) return [first, last];
  const before = simplifyLine(line.slice(0, farthest.at + 1), tolerance);
  const after = simplifyLine(line.slice(farthest.at), tolerance);
  return [...before, ...after.slice(1)];
}

function distanceToPiece([x, y]: GridPoint, [ax, ay]: GridPoint, [bx, by]: GridPoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
