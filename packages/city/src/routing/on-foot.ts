import { distanceMeters, type Point } from '@manemitra/domain/geography';
import { classOf, PER_DEGREE, type Roads } from '../roads.ts';
import type { RoadClass } from '../road-classes.ts';
import { DETOUR, STOP_LINK_DETOUR, WALK_KMH } from './speeds.ts';
import { shortestTimes, type Start } from './shortest-times.ts';
import { snapper, type Snap, type Snapper } from './snapping.ts';
import { sortedArcs, type Arc, type StreetGraph } from './street-graph.ts';

/** A way on foot. */
export interface Walk {
  meters: number;
  /** False: small streets are not known there, so it is the straight line, `DETOUR` times as long. */
  isAlongStreets: boolean;
}

/** The streets as people walk them, in both directions. */
export interface Footways {
  roads: Roads;
  graph: StreetGraph;
  snap: Snapper;
  /** Whether the small streets around a point are known. */
  isKnown: (point: Point) => boolean;
}

/** A point to which one walks from many places, as a home to stations, meets the streets where it did before. */
function remembering(snap: Snapper): Snapper {
  const before = new WeakMap<Point, readonly Snap[]>();
  return (point) => {
    const known = before.get(point) ?? snap(point);
    before.set(point, known);
    return known;
  };
}

const NO_WALKING: ReadonlySet<RoadClass> = new Set(['motorway', 'motorway_link']);

/** The streets of these roads for walking. */
export function footwaysOf(roads: Roads): Footways {
  const isWalked = (edge: number) => !NO_WALKING.has(classOf(roads, edge));
  const arcs: Arc[] = [];
  for (let edge = 0; edge < roads.edges; edge++) {
    if (!isWalked(edge)) continue;
    const [from, to] = [roads.from[edge] ?? 0, roads.to[edge] ?? 0];
    const meters = metersOf(roads, edge);
    const arc = { seconds: secondsOf(meters), meters, edge };
    arcs.push({ from, to, ...arc }, { from: to, to: from, ...arc });
  }
  const along = sortedArcs(arcs, roads.nodes);
  return {
    roads,
    graph: { nodes: roads.nodes, originals: new Int32Array(0), along, against: along },
    snap: remembering(snapper(roads, isWalked)),
    isKnown: roads.about.isComplete ? () => true : knownParts(roads),
  };
}

/**
 * The ways on foot from a point: along streets where the small ones are known at both ends, or where a way along others is no
 * longer than one would guess; else the guess. Streets are followed for so many metres.
 */
export function walksFrom(
  { roads, graph, snap, isKnown }: Footways,
  from: Point,
  withinMeters: number,
): (to: Point) => Walk {
  const starts = snap(from);
  const { meters } = shortestTimes(
    graph,
    starts.flatMap((start) => endsOf(roads, start)),
    { withinSeconds: secondsOf(withinMeters) },
  );
  const isKnownHere = isKnown(from);
  return (to) => {
    const straight = distanceMeters(from, to);
    const guess = { meters: Math.round(straight * DETOUR), isAlongStreets: false };
    if (straight > withinMeters) return guess;
    const known = snap(to).flatMap((end) => [
      ...endsOf(roads, end).map((last) => (meters[last.node] as number) + last.meters),
      ...starts.filter(({ edge }) => edge === end.edge).map((start) => between(roads, start, end)),
    ]);
    const shortest = Math.max(straight, Math.min(...known));
    const most = isKnownHere && isKnown(to) ? MOST_DETOUR * straight : straight * DETOUR;
    return shortest <= Math.max(most, SHORT_METERS)
      ? { meters: Math.round(shortest), isAlongStreets: true }
      : guess;
  };
}

/** A way so many times as long as the straight line leads around a street that is missing: our own choice. */
const MOST_DETOUR = 3;

/**
 * Hardly a walk is longer than so many times its straight line. Measured in the centre, where small streets are known, on walks of 300 to
 * 1,500 m in a straight line: 99 in 100 are within 2.0 times it from crossing to crossing, and within 2.4 times it from a crossing to any
 * point (`npm run bench:city`, docs/city.md).
 */
export const LONGEST_DETOUR = 2.5;

/** Nobody minds the way around so few metres. */
const SHORT_METERS = 60;

const secondsOf = (meters: number): number => (meters * 3.6) / WALK_KMH;

const metersOf = (roads: Roads, edge: number): number =>
  (roads.meters[edge] ?? 0) * (classOf(roads, edge) === 'stop_link' ? STOP_LINK_DETOUR : 1);

/** How one gets from a snapped point to the ends of its street. */
function endsOf(roads: Roads, { edge, along, access }: Snap): Start[] {
  const whole = metersOf(roads, edge);
  return [
    { node: roads.from[edge] ?? 0, meters: access + along * whole },
    { node: roads.to[edge] ?? 0, meters: access + (1 - along) * whole },
  ].map((end) => ({ ...end, seconds: secondsOf(end.meters) }));
}

const between = (roads: Roads, start: Snap, end: Snap): number =>
  start.access + end.access + Math.abs(end.along - start.along) * metersOf(roads, start.edge);

const SMALL: ReadonlySet<RoadClass> = new Set([
  'residential',
  'living_street',
  'unclassified',
  'service',
  'pedestrian',
  'footway',
  'path',
]);
/** A square of about 550 m is known where so many small streets begin in it. Our own choice. */
const SQUARES_A_DEGREE = 200;
const KNOWN_FROM = 6;

function knownParts(roads: Roads): Footways['isKnown'] {
  const counts = new Map<string, number>();
  const squareOf = (lat: number, lng: number) =>
    `${Math.floor(lat * SQUARES_A_DEGREE)} ${Math.floor(lng * SQUARES_A_DEGREE)}`;
  for (let edge = 0; edge < roads.edges; edge++) {
    if (!SMALL.has(classOf(roads, edge))) continue;
    const node = roads.from[edge] ?? 0;
    const square = squareOf(
      (roads.lat[node] ?? 0) / PER_DEGREE,
      (roads.lng[node] ?? 0) / PER_DEGREE,
    );
    counts.set(square, (counts.get(square) ?? 0) + 1);
  }
  return ([lat, lng]) => (counts.get(squareOf(lat, lng)) ?? 0) >= KNOWN_FROM;
}
