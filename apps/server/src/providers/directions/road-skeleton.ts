import { distanceMeters, type Point } from '@manemitra/domain/geography';
import { places } from '@manemitra/query/gazetteer';
import createGraph, { type Graph } from 'ngraph.graph';

/** Points on main roads, joined where one can drive; a link's data is its length in metres. */
export interface RoadSkeleton {
  graph: Graph<Point, number>;
  /** The nodes of each road, to get onto it at the nearest. */
  roads: readonly (readonly RoadNode[])[];
}

export interface RoadNode {
  id: string;
  at: Point;
}

/** Nodes lie at most so far apart, so that the nearest node stands for the nearest point. */
const STEP_METERS = 250;
/** Roads are traced by hand: an end this near to another road meets it. */
const JUNCTION_METERS = 800;

/**
 * The graph of the traced main roads of the gazetteer that are open, the same that the map draws: joined where two
 * cross, and where one ends beside another.
 */
export function roadSkeleton(): RoadSkeleton {
  const traces = places.flatMap(({ kind, status, path }) =>
    kind === 'road' && status === 'operational' && path !== undefined ? [path] : [],
  );
  const roads = traces.map((trace) => withSteps(withCrossings(trace, traces)).map(nodeAt));
  const graph = createGraph<Point, number>();
  for (const road of roads) {
    road.forEach((node, i) => {
      graph.addNode(node.id, node.at);
      const before = road[i - 1];
      if (before !== undefined) join(graph, before, node);
    });
  }
  for (const road of roads) {
    for (const end of [road[0], road.at(-1)]) {
      if (end !== undefined)
        joinEnd(
          graph,
          end,
          roads.filter((other) => other !== road),
        );
    }
  }
  return { graph, roads };
}

/** The node of a road that is nearest to a point, with the distance in metres. */
export function nearestNode(road: readonly RoadNode[], point: Point) {
  return road
    .map((node) => ({ node, meters: distanceMeters(node.at, point) }))
    .reduce((best, next) => (next.meters < best.meters ? next : best));
}

/** Five decimals are a metre: points that two roads share become one node. */
function nodeAt([lat, lng]: Point): RoadNode {
  const at: Point = [Number(lat.toFixed(5)), Number(lng.toFixed(5))];
  return { id: at.join(' '), at };
}

function join(graph: RoadSkeleton['graph'], a: RoadNode, b: RoadNode): void {
  if (a.id !== b.id) graph.addLink(a.id, b.id, distanceMeters(a.at, b.at));
}

function joinEnd(
  graph: RoadSkeleton['graph'],
  end: RoadNode,
  others: readonly (readonly RoadNode[])[],
): void {
  for (const other of others) {
    const { node, meters } = nearestNode(other, end.at);
    if (meters <= JUNCTION_METERS) join(graph, end, node);
  }
}

function withCrossings(trace: readonly Point[], traces: readonly (readonly Point[])[]): Point[] {
  const others = traces.filter((other) => other !== trace).flatMap(segmentsOf);
  const segments = segmentsOf(trace).map(([from, to]) => [
    from,
    ...others
      .map((other) => crossingOf([from, to], other))
      .filter((crossing) => crossing !== undefined)
      .sort((a, b) => distanceMeters(from, a) - distanceMeters(from, b)),
  ]);
  return [...segments.flat(), ...trace.slice(-1)];
}

type Segment = readonly [from: Point, to: Point];

function segmentsOf(trace: readonly Point[]): Segment[] {
  return trace.flatMap((from, i) => {
    const to = trace[i + 1];
    return to === undefined ? [] : [[from, to] as const];
  });
}

/** Where two segments cross, on the flat map: exact enough for a city. */
function crossingOf([a, b]: Segment, [c, d]: Segment): Point | undefined {
  const [abLat, abLng] = [b[0] - a[0], b[1] - a[1]];
  const [cdLat, cdLng] = [d[0] - c[0], d[1] - c[1]];
  const cross = abLat * cdLng - abLng * cdLat;
  if (cross === 0) return undefined;
  const [acLat, acLng] = [c[0] - a[0], c[1] - a[1]];
  const onAb = (acLat * cdLng - acLng * cdLat) / cross;
  const onCd = (acLat * abLng - acLng * abLat) / cross;
  if (onAb < 0 || onAb > 1 || onCd < 0 || onCd > 1) return undefined;
  return [a[0] + onAb * abLat, a[1] + onAb * abLng];
}

function withSteps(trace: readonly Point[]): Point[] {
  return trace.flatMap((from, i) => {
    const to = trace[i + 1];
    if (to === undefined) return [from];
    const steps = Math.max(1, Math.ceil(distanceMeters(from, to) / STEP_METERS));
    return Array.from({ length: steps }, (_, step): Point => {
      const part = step / steps;
      return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    });
  });
}
