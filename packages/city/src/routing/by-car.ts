import { distanceMeters, METERS_PER_DEGREE, type Point } from '@manemitra/domain/geography';
import type { Roads } from '../roads.ts';
import { shortestTimes, type ShortestTimes } from './shortest-times.ts';
import { isOneWayAt, snapper, startsFrom, type Snap, type Snapper } from './snapping.ts';
import { DETOUR, SMALL_STREET_KMH } from './speeds.ts';
import { costOf, streetGraph, type StreetGraph } from './street-graph.ts';
import { drawnTo, partOf } from './drawn-way.ts';

export interface Streets {
  roads: Roads;
  graph: StreetGraph;
  snap: Snapper;
}

export const streetsOf = (roads: Roads): Streets => ({
  roads,
  graph: streetGraph(roads),
  snap: snapper(roads),
});

/** Seconds on empty roads, and metres; `draw` says where it leads, without its two ends. */
export interface Way {
  seconds: number;
  meters: number;
  draw: () => Point[];
}

const NO_WAY: Way = { seconds: Infinity, meters: Infinity, draw: () => [] };
/** For so short a way nobody takes the main road. */
const STRAIGHT_BELOW_METERS = 1500;

/** Where no street is near, or for a way that is shorter than that to the next street: straight, through small streets. */
export function throughSmallStreets(from: Point, to: Point): Way {
  const meters = DETOUR * distanceMeters(from, to);
  return { seconds: (meters * 3.6) / SMALL_STREET_KMH, meters, draw: () => [] };
}

/** The fastest way by car from each point to a place, on empty roads. Only a traced one can be drawn. */
export function waysTo(streets: Streets, place: Point, { isTraced = false } = {}) {
  const { roads, graph, snap } = streets;
  const ends = snap(place);
  const starts = startsFrom(roads, ends, true);
  const times = shortestTimes(graph, starts, { isTowards: true, isTraced });
  return (point: Point, snaps: readonly Snap[]): Way =>
    snaps.length === 0 || ends.length === 0
      ? NO_WAY
      : leaving(streets, { times, snaps, ends }, throughSmallStreets(point, place));
}

/** How one gets from a point onto the nodes of the streets: a node and the seconds to it, one pair after another. */
export type Onto = Float64Array;

export const ontoStreets = ({ roads }: Streets, snaps: readonly Snap[]): Onto =>
  Float64Array.from(startsFrom(roads, snaps).flatMap(({ node, seconds }) => [node, seconds]));

/**
 * Seconds on empty roads from each point to the nearest of some places: the same as the least that `waysTo` tells, by one search for
 * all of them; Infinity where no way is known.
 */
export function secondsTo({ roads, graph, snap }: Streets, places: readonly Point[]) {
  const near = places.flatMap((place) => {
    const snaps = snap(place);
    return snaps.length === 0 ? [] : [{ place, snaps }];
  });
  const ends = near.flatMap(({ snaps }) => snaps);
  const { seconds } = shortestTimes(graph, startsFrom(roads, ends, true), { isTowards: true });
  const edges = new Set(ends.map(({ edge }) => edge));
  return (point: Point, snaps: readonly Snap[], onto: Onto): number => {
    let best = Infinity;
    if (snaps.length === 0) return best;
    for (let i = 0; i < onto.length; i += 2) {
      const whole = (seconds[onto[i] as number] as number) + (onto[i + 1] as number);
      if (whole < best) best = whole;
    }
    for (const start of snaps) {
      if (!edges.has(start.edge)) continue;
      for (const end of ends) {
        if (end.edge !== start.edge) continue;
        best = Math.min(best, alongStreet(roads, start, end)?.seconds ?? Infinity);
      }
    }
    for (const { place } of near) {
      if (isFar(point, place)) continue;
      const straight = throughSmallStreets(point, place);
      if (straight.meters < STRAIGHT_BELOW_METERS) best = Math.min(best, straight.seconds);
    }
    return best;
  };
}

/** Told without any trigonometry: further north or south than anybody goes straight. */
const isFar = (from: Point, to: Point): boolean =>
  Math.abs(from[0] - to[0]) * METERS_PER_DEGREE > STRAIGHT_BELOW_METERS;

interface Ends {
  times: ShortestTimes;
  snaps: readonly Snap[];
  ends: readonly Snap[];
}

/** The quickest of the ways from a snapped point: by its streets' ends, along one street, or straight where it is short. */
function leaving({ roads, graph }: Streets, { times, snaps, ends }: Ends, straight: Way): Way {
  let best = straight.meters < STRAIGHT_BELOW_METERS ? straight : NO_WAY;
  const consider = (way: Way) => {
    if (way.seconds < best.seconds) best = way;
  };
  for (const snap of snaps) {
    for (const { node, seconds, meters } of startsFrom(roads, [snap])) {
      consider({
        seconds: (times.seconds[node] as number) + seconds,
        meters: (times.meters[node] as number) + meters,
        draw: () => [
          ...partOf(roads, snap.edge, snap.along, node === roads.to[snap.edge] ? 1 : 0),
          ...drawnTo({ roads, graph, times }, node, ends),
        ],
      });
    }
    for (const end of ends) {
      if (snap.edge === end.edge) consider(alongStreet(roads, snap, end) ?? NO_WAY);
    }
  }
  return best;
}

/** The way between two points of one street; none against a one-way street. */
function alongStreet(roads: Roads, start: Snap, end: Snap): Way | undefined {
  const cost = costOf(roads, start.edge);
  const share = end.along - start.along;
  if (cost === undefined || (share < 0 && isOneWayAt(roads, start))) return undefined;
  const access = start.access + end.access;
  return {
    seconds: (access * 3.6) / SMALL_STREET_KMH + Math.abs(share) * cost.seconds,
    meters: access + Math.abs(share) * cost.meters,
    draw: () => partOf(roads, start.edge, start.along, end.along),
  };
}
