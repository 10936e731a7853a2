import { stopPoint, type Buses } from '@manemitra/city/buses';
import { classOf, type Roads } from '@manemitra/city/roads';
import { shortestTimes, type ShortestTimes } from '@manemitra/city/routing/shortest-times';
import { snapper, startsFrom, type Snap } from '@manemitra/city/routing/snapping';
import { costOf, streetGraph, type StreetGraph } from '@manemitra/city/routing/street-graph';
import { distanceMeters } from '@manemitra/domain/geography';

/** From one stop to the next a bus goes hardly farther round than this; where our streets do, one is missing, and nothing is drawn. */
const MOST_ROUND = 1.6;
const ROUND_ANYWAY_METERS = 250;

/** No bus is slower than this between two stops, on empty roads: so far is looked. */
const SLOWEST_KMH = 15;

/** A street with a stop is drawn where so much of it is driven along: a line does not go on behind its last stop. */
const MOSTLY = 0.7;

/** Which services go along each edge of the streets. */
export function servicesOfEdges(roads: Roads, buses: Buses): Map<number, Set<number>> {
  const isStreet = (edge: number): boolean => classOf(roads, edge) !== 'stop_link';
  const graph = streetsAlone(streetGraph(roads), isStreet);
  const snap = snapper(roads, (edge) => isStreet(edge) && costOf(roads, edge) !== undefined);
  const snaps = Array.from({ length: buses.stops }, (_, stop) => snap(stopPoint(buses, stop)));
  const services = new Map<number, Set<number>>();
  /** Of the streets with stops: by which of its ends, and how far from there. */
  const reached = new Map<number, Map<number, { share: number; of: Set<number> }>>();
  for (const [from, tos] of nextStops(buses)) {
    const starts = snaps[from] ?? [];
    const longest = (to: number): number =>
      MOST_ROUND * distanceMeters(stopPoint(buses, from), stopPoint(buses, to)) +
      ROUND_ANYWAY_METERS;
    const times = shortestTimes(graph, startsFrom(roads, starts), {
      isTraced: true,
      withinSeconds: (Math.max(...[...tos.keys()].map(longest)) * 3.6) / SLOWEST_KMH,
    });
    for (const [to, of] of tos) {
      const way = wayTo({ roads, graph, times }, starts, snaps[to] ?? []);
      if (way === undefined || way.meters > longest(to)) continue;
      for (const edge of way.edges) addTo(services, edge, of);
      for (const { edge, node, share } of way.ends) {
        const ends = reached.get(edge) ?? new Map<number, { share: number; of: Set<number> }>();
        reached.set(edge, ends);
        const before = ends.get(node);
        ends.set(node, {
          share: Math.max(share, before?.share ?? 0),
          of: new Set([...of, ...(before?.of ?? [])]),
        });
      }
    }
  }
  for (const [edge, ends] of reached) {
    const driven = [...ends.values()].reduce((sum, { share }) => sum + share, 0);
    if (driven < MOSTLY) continue;
    for (const { of } of ends.values()) addTo(services, edge, of);
  }
  return services;
}

function addTo(sets: Map<number, Set<number>>, key: number, added: ReadonlySet<number>): void {
  const known = sets.get(key) ?? new Set<number>();
  sets.set(key, known);
  for (const one of added) known.add(one);
}

/** A straight line from stop to stop is never driven: it would take the place of the street beside it. */
function streetsAlone(graph: StreetGraph, isStreet: (edge: number) => boolean): StreetGraph {
  const { along } = graph;
  const seconds = along.seconds.map((value, arc) =>
    isStreet(along.edge[arc] ?? 0) ? value : Infinity,
  );
  return { ...graph, along: { ...along, seconds } };
}

/** The stops that come next, with the services that go there. */
function nextStops(buses: Buses): Map<number, Map<number, Set<number>>> {
  const next = new Map<number, Map<number, Set<number>>>();
  for (let way = 0; way < buses.ways; way++) {
    for (let at = buses.first[way] ?? 0; at + 1 < (buses.first[way + 1] ?? 0); at++) {
      const [from, to] = [buses.stopAt[at] ?? 0, buses.stopAt[at + 1] ?? 0];
      const tos = next.get(from) ?? new Map<number, Set<number>>();
      next.set(from, tos);
      tos.set(to, (tos.get(to) ?? new Set<number>()).add(buses.serviceOf[way] ?? 0));
    }
  }
  return next;
}

/** Between two stops of one street neither of its ends is come to. */
const NEITHER_END = -1;

function alongOne(
  starts: readonly Snap[],
  ends: readonly Snap[],
): BusWay['ends'][number] | undefined {
  for (const { edge, along } of starts) {
    const end = ends.find((one) => one.edge === edge);
    if (end !== undefined) return { edge, node: NEITHER_END, share: Math.abs(end.along - along) };
  }
  return undefined;
}

interface BusWay {
  meters: number;
  /** Driven along whole. */
  edges: Set<number>;
  /** The streets of its two stops, each with the end by which the way leads, and how far from there the stop is. */
  ends: { edge: number; node: number; share: number }[];
}

/** The fastest way to a stop by the streets; undefined where none leads there. */
function wayTo(
  { roads, graph, times }: { roads: Roads; graph: StreetGraph; times: ShortestTimes },
  starts: readonly Snap[],
  ends: readonly Snap[],
): BusWay | undefined {
  const between = alongOne(starts, ends);
  if (between !== undefined) return { meters: 0, edges: new Set(), ends: [between] };
  const shareFrom = (node: number, { edge, along }: Snap): number =>
    node === roads.to[edge] ? 1 - along : along;
  let best = { end: undefined as Snap | undefined, node: -1, meters: Infinity, seconds: Infinity };
  for (const end of ends) {
    for (const { node, seconds, meters } of startsFrom(roads, [end], true)) {
      const whole = (times.seconds[node] ?? Infinity) + seconds;
      if (whole >= best.seconds) continue;
      best = { end, node, meters: (times.meters[node] ?? Infinity) + meters, seconds: whole };
    }
  }
  const { trace } = times;
  if (trace === undefined || best.end === undefined) return undefined;
  const edges = new Set<number>();
  let node = best.node;
  while ((trace.before[node] ?? -1) !== -1) {
    edges.add(trace.edge[node] ?? 0);
    node = trace.before[node] ?? 0;
  }
  const first = graph.originals[node - (graph.nodes - graph.originals.length)] ?? node;
  const begun = starts.find(({ edge }) => roads.from[edge] === first || roads.to[edge] === first);
  return {
    meters: best.meters,
    edges,
    ends: [
      { edge: best.end.edge, node: best.node, share: shareFrom(best.node, best.end) },
      ...(begun === undefined
        ? []
        : [{ edge: begun.edge, node: first, share: shareFrom(first, begun) }]),
    ],
  };
}
