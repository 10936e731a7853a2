import FlatQueue from 'flatqueue';
import type { Arcs, StreetGraph } from './street-graph.ts';

/** Where a journey may begin: nodes, and how many seconds and metres they are away. */
export interface Start {
  node: number;
  seconds: number;
  meters: number;
}

/** The fastest way to every node: seconds on empty roads (Infinity: none) and metres along it. */
export interface ShortestTimes {
  seconds: Float64Array;
  meters: Float64Array;
  trace?: Trace;
}

/** How each node was reached: over which edge and from which node; -1 where the search began. */
interface Trace {
  edge: Int32Array;
  before: Int32Array;
}

/**
 * The fastest ways from some nodes to all (Dijkstra), or from all to them with `isTowards`; with `isTraced` also over which
 * edges; with `withinSeconds` to those alone that are reached so soon.
 */
export function shortestTimes(
  graph: StreetGraph,
  starts: readonly Start[],
  {
    isTowards = false,
    isTraced = false,
    withinSeconds = Infinity,
  }: { isTowards?: boolean; isTraced?: boolean; withinSeconds?: number } = {},
): ShortestTimes {
  const seconds = new Float64Array(graph.nodes).fill(Infinity);
  const meters = new Float64Array(graph.nodes).fill(Infinity);
  const unreached = () => new Int32Array(graph.nodes).fill(-1);
  const trace = isTraced ? { edge: unreached(), before: unreached() } : undefined;
  const times = { seconds, meters, ...(trace ? { trace } : {}) };
  const queue = new FlatQueue();
  for (const start of isTowards ? withCopies(graph, starts) : starts) {
    if (start.seconds >= (seconds[start.node] ?? Infinity)) continue;
    seconds[start.node] = start.seconds;
    meters[start.node] = start.meters;
    queue.push(start.node, start.seconds);
  }
  const arcs = isTowards ? graph.against : graph.along;
  const isSettled = new Uint8Array(graph.nodes);
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (isSettled[node] === 1) continue;
    if ((seconds[node] as number) > withinSeconds) break;
    isSettled[node] = 1;
    relax(arcs, node, { times, queue, isSettled });
  }
  return arrived(graph, times);
}

/** Who has to get to a node may arrive at any copy of it. */
function withCopies({ nodes, originals }: StreetGraph, starts: readonly Start[]): Start[] {
  const firstCopy = nodes - originals.length;
  return starts.flatMap((start) => [
    start,
    ...[...originals].flatMap((original, i) =>
      original === start.node ? [{ ...start, node: firstCopy + i }] : [],
    ),
  ]);
}

/** Who is at a copy of a node is at the node. */
function arrived({ nodes, originals }: StreetGraph, times: ShortestTimes): ShortestTimes {
  const firstCopy = nodes - originals.length;
  originals.forEach((original, i) => {
    if ((times.seconds[firstCopy + i] as number) >= (times.seconds[original] as number)) return;
    times.seconds[original] = times.seconds[firstCopy + i] as number;
    times.meters[original] = times.meters[firstCopy + i] as number;
    if (times.trace === undefined) return;
    times.trace.edge[original] = times.trace.edge[firstCopy + i] as number;
    times.trace.before[original] = times.trace.before[firstCopy + i] as number;
  });
  return times;
}

interface Search {
  times: ShortestTimes;
  queue: FlatQueue;
  isSettled: Uint8Array;
}

function relax(arcs: Arcs, node: number, { times, queue, isSettled }: Search) {
  const { seconds, meters, trace } = times;
  const [soFar, way] = [seconds[node] as number, meters[node] as number];
  for (let arc = arcs.first[node] as number; arc < (arcs.first[node + 1] as number); arc++) {
    const target = arcs.target[arc] as number;
    if (isSettled[target] === 1) continue;
    const after = soFar + (arcs.seconds[arc] as number);
    if (after >= (seconds[target] as number)) continue;
    seconds[target] = after;
    meters[target] = way + (arcs.meters[arc] as number);
    if (trace !== undefined) {
      trace.edge[target] = arcs.edge[arc] as number;
      trace.before[target] = node;
    }
    queue.push(target, after);
  }
}
