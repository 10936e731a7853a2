import { distanceMeters, type Point } from '@manemitra/domain/geography';
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
