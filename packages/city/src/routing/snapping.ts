import { distanceMeters, type Point } from '@manemitra/domain/geography';
import Flatbush from 'flatbush';
import { classOf, lineOf, ONE_WAY, type Roads } from '../roads.ts';
import { DETOUR, SMALL_STREET_KMH } from './speeds.ts';
import type { Start } from './shortest-times.ts';
import { costOf, WRONG_WAY } from './street-graph.ts';

/** Where a point meets the streets: how far along an edge, and how far the edge is. */
export interface Snap {
  edge: number;
  /** From 0 at the edge's beginning to 1 at its end. */
  along: number;
  /** Metres from the point to the edge through streets that are not known. */
  access: number;
}

/**
 * Finds the street nearest to a point and those beside it, nearest first, and the line between two stops where that is nearest of
 * all; none where there are no streets.
 */
export type Snapper = (point: Point) => readonly Snap[];

/** So many pieces of streets are looked at: the boxes around them are not the pieces themselves. */
const LOOKED_AT = 8;

/**
 * Where points meet the streets that are used, by cars unless told. Nobody gets on at a motorway, and a straight line between two
 * stops is no street; these are taken last.
 */
export function snapper(
  roads: Roads,
  isUsed: (edge: number) => boolean = (edge) => costOf(roads, edge) !== undefined,
): Snapper {
  const ofEdge: number[] = [];
  const ends: number[] = [];
  const lengths: { before: number; whole: number }[] = [];
  const isJoined = joinedToMost(roads, isUsed);
  for (let edge = 0; edge < roads.edges; edge++) {
    const of = classOf(roads, edge);
    if (!isJoined(edge)) continue;
    if (of === 'motorway' || of === 'motorway_link' || of === 'connector') continue;
    const line = lineOf(roads, edge);
    const steps = line.slice(1).map((to, i) => distanceMeters(line[i] ?? to, to));
    const whole = steps.reduce((sum, step) => sum + step, 0);
    let before = 0;
    for (const [i, step] of steps.entries()) {
      const [from, to] = [line[i] as Point, line[i + 1] as Point];
      ofEdge.push(edge);
      ends.push(from[1], from[0], to[1], to[0]);
      lengths.push({ before, whole });
      before += step;
    }
  }
  if (ofEdge.length === 0) return () => [];
  const index = new Flatbush(ofEdge.length);
  for (let i = 0; i < ofEdge.length; i++) {
    const [x1, y1, x2, y2] = ends.slice(4 * i, 4 * i + 4) as [number, number, number, number];
    index.add(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
  }
  index.finish();
  return ([lat, lng]) => {
    const found: (Snap & { cost: number })[] = [];
    for (const i of index.neighbors(lng, lat, LOOKED_AT)) {
      const [x1, y1, x2, y2] = ends.slice(4 * i, 4 * i + 4) as [number, number, number, number];
      const { share, meters } = nearestOn([lat, lng], [y1, x1], [y2, x2]);
      const edge = ofEdge[i] ?? 0;
      const cost = classOf(roads, edge) === 'stop_link' ? meters + STOP_LINK_LAST : meters;
      const { before, whole } = lengths[i] ?? { before: 0, whole: 0 };
      const step = distanceMeters([y1, x1], [y2, x2]);
      const along = whole === 0 ? 0 : Math.min(1, (before + share * step) / whole);
      found.push({ edge, along, access: meters * DETOUR, cost });
    }
    const nearest = found[0];
    found.sort((one, other) => one.cost - other.cost);
    const furthest = (found[0]?.cost ?? 0) + OTHER_CARRIAGEWAY_METERS;
    return found.filter(
      (snap, i) =>
        (snap.cost <= furthest || snap === nearest) &&
        found.findIndex(({ edge }) => edge === snap.edge) === i,
    );
  };
}

/** Both carriageways of a main road are as good: how one crosses it is mostly not known. */
const OTHER_CARRIAGEWAY_METERS = 60;

/** Whether an edge belongs to the largest piece of the streets: from a piece apart from it nothing can be reached. */
function joinedToMost(roads: Roads, isUsed: (edge: number) => boolean): (edge: number) => boolean {
  const parent = Int32Array.from({ length: roads.nodes }, (_, node) => node);
  const rootOf = (node: number): number => {
    let root = node;
    while (parent[root] !== root) root = parent[root] = parent[parent[root] as number] as number;
    return root;
  };
  for (let edge = 0; edge < roads.edges; edge++) {
    if (isUsed(edge)) parent[rootOf(roads.from[edge] ?? 0)] = rootOf(roads.to[edge] ?? 0);
  }
  const sizes = new Int32Array(roads.nodes);
  let largest = 0;
  for (let node = 0; node < roads.nodes; node++) {
    const root = rootOf(node);
    sizes[root] = (sizes[root] ?? 0) + 1;
    if ((sizes[root] ?? 0) > (sizes[largest] ?? 0)) largest = root;
  }
  return (edge) => isUsed(edge) && rootOf(roads.from[edge] ?? 0) === largest;
}

/** A street within so many metres is taken before a straight line between stops. */
const STOP_LINK_LAST = 300;

function nearestOn(point: Point, from: Point, to: Point): { share: number; meters: number } {
  const scale = Math.cos((point[0] * Math.PI) / 180);
  const [x, y] = [(to[1] - from[1]) * scale, to[0] - from[0]];
  const [px, py] = [(point[1] - from[1]) * scale, point[0] - from[0]];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * x + py * y) / length));
  const meters = distanceMeters(point, [from[0] + share * y, from[1] + share * (to[1] - from[1])]);
  return { share, meters };
}

/** How one gets from a point onto the streets by car, or from these to it: by any of those beside it. */
export function startsFrom(roads: Roads, snaps: readonly Snap[], isTowards = false): Start[] {
  return snaps.flatMap((snap) => startsAt(roads, snap, isTowards));
}

/**
 * How one gets from a snapped point onto the nodes of the streets by car, or from these to it with `isTowards`. A one-way
 * street is left at its end; the wrong way takes longer, and there is none where every street is known.
 */
function startsAt(roads: Roads, snap: Snap, isTowards = false): Start[] {
  const cost = costOf(roads, snap.edge) ?? { seconds: 0, meters: 0 };
  const access = (snap.access * 3.6) / SMALL_STREET_KMH;
  const start = (node: number | undefined, share: number, times: number): Start => ({
    node: node ?? 0,
    seconds: access + times * share * cost.seconds,
    meters: snap.access + share * cost.meters,
  });
  const isOneWay = isOneWayAt(roads, snap);
  const [toEnd, toBeginning] = isTowards ? [WRONG_WAY, 1] : [1, WRONG_WAY];
  const ends = [
    { node: roads.to[snap.edge], share: 1 - snap.along, times: toEnd },
    { node: roads.from[snap.edge], share: snap.along, times: toBeginning },
  ];
  return ends
    .filter(({ times }) => times === 1 || !isOneWay || !roads.about.isComplete)
    .map(({ node, share, times }) => start(node, share, isOneWay ? times : 1));
}

/** Whether the street of a snapped point is one-way. */
export function isOneWayAt(roads: Roads, { edge }: Snap): boolean {
  return ((roads.flags[edge] ?? 0) & ONE_WAY) !== 0;
}
