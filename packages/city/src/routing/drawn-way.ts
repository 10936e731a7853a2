import { distanceMeters, type Point } from '@manemitra/domain/geography';
import { lineOf, type Roads } from '../roads.ts';
import type { ShortestTimes } from './shortest-times.ts';
import type { Snap } from './snapping.ts';
import type { StreetGraph } from './street-graph.ts';

/** The line from a node to the place that traced times were searched from: whole streets, then a part of the last one. */
export function drawnTo(
  { roads, graph, times }: { roads: Roads; graph: StreetGraph; times: ShortestTimes },
  from: number,
  ends: readonly Snap[],
): Point[] {
  const { trace } = times;
  if (trace === undefined) throw new Error('Only ways that were traced can be drawn.');
  const firstCopy = graph.nodes - graph.originals.length;
  const original = (node: number) => graph.originals[node - firstCopy] ?? node;
  const line: Point[] = [];
  let node = from;
  while (trace.before[node] !== -1) {
    const edge = trace.edge[node] as number;
    const [begin, end] = original(node) === roads.from[edge] ? [0, 1] : [1, 0];
    line.push(...partOf(roads, edge, begin, end));
    node = trace.before[node] as number;
  }
  const last = original(node);
  const end = ends.find(({ edge }) => roads.from[edge] === last || roads.to[edge] === last);
  if (end !== undefined) {
    line.push(...partOf(roads, end.edge, roads.to[end.edge] === last ? 1 : 0, end.along));
  }
  return line;
}

/** The piece of an edge between two shares of its length, in the direction from the first to the second. */
export function partOf(roads: Roads, edge: number, from: number, to: number): Point[] {
  if (from > to) return partOf(roads, edge, to, from).toReversed();
  const line = lineOf(roads, edge);
  const steps = line.slice(1).map((point, i) => distanceMeters(line[i] ?? point, point));
  const whole = steps.reduce((sum, step) => sum + step, 0);
  if (whole === 0) return line.slice(0, 1);
  const part: Point[] = [pointAt(line, steps, from * whole)];
  let passed = 0;
  for (const [i, step] of steps.slice(0, -1).entries()) {
    passed += step;
    const bend = line[i + 1];
    if (bend !== undefined && passed > from * whole && passed < to * whole) part.push(bend);
  }
  part.push(pointAt(line, steps, to * whole));
  return part;
}

/** The point of a line after so many metres. */
function pointAt(line: readonly Point[], steps: readonly number[], meters: number): Point {
  let left = meters;
  for (const [i, step] of steps.entries()) {
    const [from, to] = [line[i] as Point, line[i + 1] as Point];
    if (left <= step) {
      const share = step === 0 ? 0 : left / step;
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    }
    left -= step;
  }
  return line.at(-1) as Point;
}
