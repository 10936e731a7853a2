import { distanceMeters } from '@manemitra/domain/geography';
import { DETOUR, DRIVE_KMH, secondsFor } from '@manemitra/domain/journey';
import type { NodeId } from 'ngraph.graph';
import { aStar } from 'ngraph.path';
import type { EstimateRoute, Route } from './directions.port.ts';
import { nearestNode, roadSkeleton, type RoadSkeleton } from './road-skeleton.ts';

const FROM = 'from';
const TO = 'to';

/**
 * The embedded default: the shortest way along the main roads we know, or straight there if that is shorter. Small
 * streets are not known: off the main roads the straight line counts 1.34-fold, as everywhere in the product.
 */
export function routeEstimator(): EstimateRoute {
  let skeleton: RoadSkeleton | undefined;
  return (from, to) => {
    skeleton ??= roadSkeleton();
    const { graph, roads } = skeleton;
    // Both ends are in the graph only while this runs, and nothing else runs meanwhile.
    graph.addNode(FROM, from);
    graph.addNode(TO, to);
    try {
      for (const road of roads) {
        for (const [id, point] of [
          [FROM, from],
          [TO, to],
        ] as const) {
          const { node, meters } = nearestNode(road, point);
          graph.addLink(id, node.id, meters * DETOUR);
        }
      }
      graph.addLink(FROM, TO, distanceMeters(from, to) * DETOUR);
      return shortest(graph);
    } finally {
      graph.removeNode(FROM);
      graph.removeNode(TO);
    }
  };
}

function shortest(graph: RoadSkeleton['graph']): Route {
  const found = aStar(graph, {
    distance: (_from, _to, link) => link.data,
    heuristic: (a, b) => distanceMeters(a.data, b.data),
  }).find(FROM, TO);
  // The library answers from the end to the beginning.
  const nodes = found.toReversed();
  const meters = nodes.reduce(
    (sum, { id }, i) => sum + lengthBetween(graph, nodes[i - 1]?.id, id),
    0,
  );
  return {
    meters: Math.round(meters),
    seconds: Math.round(secondsFor(meters, DRIVE_KMH)),
    path: nodes.map((node) => node.data),
  };
}

/** Links go both ways but are kept in the direction they were made in. */
function lengthBetween(graph: RoadSkeleton['graph'], a: NodeId | undefined, b: NodeId): number {
  if (a === undefined) return 0;
  return (graph.getLink(a, b) ?? graph.getLink(b, a))?.data ?? 0;
}
