import { classOf, ONE_WAY, type Roads } from '../roads.ts';
import { freeKmh, STOP_LINK_DETOUR } from './speeds.ts';

/** Arcs of a graph, sorted by the node that they leave: those of node `n` are `first[n]` to `first[n + 1]`. */
export interface Arcs {
  first: Int32Array;
  target: Int32Array;
  /** Seconds on an empty road. */
  seconds: Float32Array;
  meters: Float32Array;
  /** Of the roads. */
  edge: Int32Array;
}

/** The streets as cars may use them, along the arcs and against them. */
export interface StreetGraph {
  /** Nodes of the roads, then a copy of a node for each way into it from which a turn is forbidden. */
  nodes: number;
  /** The node that each copy is one of, in the order of the copies. */
  originals: Int32Array;
  along: Arcs;
  /** The same, each from its end to its beginning: what leads to a place. */
  against: Arcs;
}

export interface Arc {
  from: number;
  to: number;
  seconds: number;
  meters: number;
  edge: number;
}

/** Seconds and metres of an edge for a car; `undefined` where none may go. */
export function costOf(
  roads: Roads,
  edge: number,
): { seconds: number; meters: number } | undefined {
  const of = classOf(roads, edge);
  const kmh = freeKmh(of, roads.maxKmh[edge] ?? 0);
  if (kmh === 0) return undefined;
  const meters = (roads.meters[edge] ?? 0) * (of === 'stop_link' ? STOP_LINK_DETOUR : 1);
  return { seconds: (meters * 3.6) / kmh, meters };
}

/**
 * Where not every street is known, a one-way street may be driven the wrong way for so many times the seconds: there is
 * mostly a legal way beside it that is not known. Our own choice, by the lengths of `npm run bench:city`.
 */
export const WRONG_WAY = 3;

/** The graph of the streets. */
export function streetGraph(roads: Roads): StreetGraph {
  const turns = forbiddenTurns(roads);
  const arcs: Arc[] = [];
  for (let edge = 0; edge < roads.edges; edge++) {
    const cost = costOf(roads, edge);
    if (cost === undefined) continue;
    const [a, b] = [roads.from[edge] ?? 0, roads.to[edge] ?? 0];
    const isOneWay = ((roads.flags[edge] ?? 0) & ONE_WAY) !== 0;
    for (const [from, to] of isOneWay
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ]) {
      arcs.push(...turns.arcs(edge, from as number, to as number, cost));
    }
    if (isOneWay && !roads.about.isComplete) {
      arcs.push({ from: b, to: a, seconds: WRONG_WAY * cost.seconds, meters: cost.meters, edge });
    }
  }
  const nodes = roads.nodes + turns.originals.length;
  return {
    nodes,
    originals: turns.originals,
    along: sortedArcs(arcs, nodes),
    against: sortedArcs(arcs.map(turned), nodes),
  };
}

const turned = (arc: Arc): Arc => ({ ...arc, from: arc.to, to: arc.from });

/**
 * Forbidden turns by copies of nodes: who comes by the first edge arrives at a copy, from which all goes on but the
 * forbidden edge.
 */
function forbiddenTurns({ nodes, turns }: Roads) {
  const copyOf = new Map<string, number>();
  const copiesAt = new Map<number, { copy: number; forbidden: Set<number> }[]>();
  const originals: number[] = [];
  turns.via.forEach((via, i) => {
    const key = `${String(turns.from[i])} ${String(via)}`;
    const copies = copiesAt.get(via) ?? [];
    copiesAt.set(via, copies);
    const copy = copyOf.get(key) ?? nodes + copyOf.size;
    const known = copies.find((one) => one.copy === copy);
    if (known === undefined) {
      copies.push({ copy, forbidden: new Set([turns.to[i] ?? -1]) });
      originals.push(via);
    } else known.forbidden.add(turns.to[i] ?? -1);
    copyOf.set(key, copy);
  });
  return {
    originals: Int32Array.from(originals),
    /** The arcs of an edge in one direction. */
    arcs: (edge: number, from: number, to: number, cost: { seconds: number; meters: number }) => {
      const end = copyOf.get(`${String(edge)} ${String(to)}`) ?? to;
      const starts = (copiesAt.get(from) ?? []).filter(({ forbidden }) => !forbidden.has(edge));
      return [from, ...starts.map(({ copy }) => copy)].map((start) => ({
        from: start,
        to: end,
        ...cost,
        edge,
      }));
    },
  };
}

/** Arcs by the node that they leave. */
export function sortedArcs(arcs: readonly Arc[], nodes: number): Arcs {
  const first = new Int32Array(nodes + 1);
  for (const { from } of arcs) first[from + 1] = (first[from + 1] ?? 0) + 1;
  for (let node = 0; node < nodes; node++)
    first[node + 1] = (first[node + 1] ?? 0) + (first[node] ?? 0);
  const next = first.slice();
  const out: Arcs = {
    first,
    target: new Int32Array(arcs.length),
    seconds: new Float32Array(arcs.length),
    meters: new Float32Array(arcs.length),
    edge: new Int32Array(arcs.length),
  };
  for (const { from, to, seconds, meters, edge } of arcs) {
    const at = next[from] ?? 0;
    next[from] = at + 1;
    out.target[at] = to;
    out.seconds[at] = seconds;
    out.meters[at] = meters;
    out.edge[at] = edge;
  }
  return out;
}
