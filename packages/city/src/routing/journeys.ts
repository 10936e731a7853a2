import type { MinutesRange } from '@manemitra/domain/estimated-minutes';
import { distanceMeters, type Point } from '@manemitra/domain/geography';
import type { CityFiles } from '../city-files.ts';
import {
  ontoStreets,
  secondsTo,
  streetsOf,
  throughSmallStreets,
  waysTo,
  type Onto,
  type Streets,
} from './by-car.ts';
import { footwaysOf, walksFrom, type Walk } from './on-foot.ts';
import type { Snap } from './snapping.ts';
import { DETOUR, paceAt, SPREAD, WALK_KMH } from './speeds.ts';
import { stopsNear, type BusStop } from './stops-near.ts';
import {
  transitNetwork,
  walkSeconds,
  WALK_TO_STOP_METERS,
  type TransitNetwork,
} from './transit-network.ts';
import { ridesTo, transitSeconds, transitTimes, type TransitTimes } from './transit-times.ts';

export type JourneyMode = 'drive' | 'transit' | 'walk';

/** A part of a journey. */
interface JourneyLeg {
  mode: 'drive' | 'walk' | 'bus' | 'metro';
  meters: number;
  minutes: MinutesRange;
  /** The bus or the line of the metro. */
  line?: string;
  from?: string;
  to?: string;
}

export interface Journey {
  meters: number;
  minutes: MinutesRange;
  legs: JourneyLeg[];
}

/** A way by car, from end to end. */
interface Route {
  meters: number;
  seconds: number;
  path: Point[];
}

/** A point with the streets and stops around it, worked out once; keep it where a point is asked for often. */
export interface Spot {
  point: Point;
  snaps: readonly Snap[];
  onto: Onto;
  stops: ReturnType<TransitNetwork['near']>;
}

/** The middle of what a journey takes, in minutes, from each point to a place: `NaN` where no way is known. */
export type MinutesTo = (spot: Spot) => number;

/** The ways through the city. */
export interface CityJourneys {
  spotAt: (point: Point) => Spot;
  /** One journey with its legs, at an hour of the day. `undefined` where no way is known. */
  between: (from: Point, to: Point, mode: JourneyMode, hour: number) => Journey | undefined;
  /** The way by car at an hour of the day, to be drawn; straight through small streets where no other is known. */
  route: (from: Point, to: Point, hour: number) => Route;
  /** The journeys from anywhere to the nearest of some points, worked out once: about 10 ms however many points there are. */
  to: (points: readonly Point[], mode: JourneyMode, hour: number) => MinutesTo;
  /** The ways on foot from a point; streets are followed for so many metres. About 1 ms for 3 km. */
  walksFrom: (from: Point, withinMeters: number) => (to: Point) => Walk;
  /** The bus stops within so many metres on foot, nearest first; none where buses were left out of the files. */
  stopsNear: (point: Point, withinMeters: number) => BusStop[];
}

/** Minutes for so many metres on foot. */
export const walkMinutes = (meters: number): MinutesRange => rangeOf((meters * 0.06) / WALK_KMH);

/** The range that a middle stands for, in whole minutes, at least one. */
export function rangeOf(minutes: number): MinutesRange {
  return {
    low: Math.max(1, Math.round(minutes * SPREAD.low)),
    high: Math.max(1, Math.round(minutes * SPREAD.high)),
  };
}

/** The ways through the city that these files hold. */
export function cityJourneys(files: CityFiles): CityJourneys {
  const streets = once(() => streetsOf(files.roads()));
  const transit = once(() => transitNetwork(files.buses(), files.metro()));
  const footways = once(() => footwaysOf(files.roads()));
  return {
    walksFrom: (from, withinMeters) => walksFrom(footways(), from, withinMeters),
    stopsNear: (point, withinMeters) => stopsNear(transit(), point, withinMeters),
    spotAt: (point) => {
      const snaps = streets().snap(point);
      const onto = ontoStreets(streets(), snaps);
      return { point, snaps, onto, stops: transit().near(point, WALK_TO_STOP_METERS) };
    },
    between: (from, to, mode, hour) => {
      if (mode === 'walk') return walked(from, to);
      return mode === 'drive'
        ? driven(streets(), from, to, hour)
        : ridden(transit(), from, to, hour);
    },
    route: (from, to, hour) => {
      const known = waysTo(streets(), to, { isTraced: true })(from, streets().snap(from));
      const way = Number.isFinite(known.seconds) ? known : throughSmallStreets(from, to);
      return {
        meters: Math.round(way.meters),
        seconds: Math.round(way.seconds * paceAt(hour)),
        path: [from, ...way.draw(), to],
      };
    },
    to: (points, mode, hour) => {
      if (mode === 'transit') return riddenTo(transit(), points, hour);
      if (mode === 'drive') return drivenTo(streets(), points, hour);
      return ({ point }) =>
        walkSeconds(Math.min(...points.map((place) => distanceMeters(point, place)))) / 60;
    },
  };
}

function walked(from: Point, to: Point): Journey {
  const straight = distanceMeters(from, to);
  const leg = walkLeg(straight * DETOUR, walkSeconds(straight) / 60);
  return { meters: leg.meters, minutes: leg.minutes, legs: [leg] };
}

function driven(streets: Streets, from: Point, to: Point, hour: number): Journey | undefined {
  const way = waysTo(streets, to)(from, streets.snap(from));
  if (!Number.isFinite(way.seconds)) return undefined;
  const minutes = rangeOf((way.seconds * paceAt(hour)) / 60);
  const meters = Math.round(way.meters);
  return { meters, minutes, legs: [{ mode: 'drive', meters, minutes }] };
}

function drivenTo(streets: Streets, points: readonly Point[], hour: number): MinutesTo {
  const from = secondsTo(streets, points);
  const pace = paceAt(hour) / 60;
  return ({ point, snaps, onto }) => {
    const seconds = from(point, snaps, onto);
    return Number.isFinite(seconds) ? seconds * pace : NaN;
  };
}

function riddenTo(network: TransitNetwork, points: readonly Point[], hour: number): MinutesTo {
  const times = transitTimes(network, points, { hour, isTowards: true });
  return (spot) => transitSeconds(times, spot).seconds / 60;
}

function ridden(network: TransitNetwork, from: Point, to: Point, hour: number): Journey {
  const times = transitTimes(network, [to], { hour, isTowards: true });
  const { seconds, stop } = transitSeconds(times, {
    point: from,
    stops: network.near(from, WALK_TO_STOP_METERS),
  });
  if (stop === undefined) return walked(from, to);
  const legs = legsFrom(network, times, stop, { from, to });
  return {
    meters: legs.reduce((sum, leg) => sum + leg.meters, 0),
    minutes: rangeOf(seconds / 60),
    legs,
  };
}

/** The walks and rides of a journey that was searched from its end. A ride's minutes hold its wait. */
function legsFrom(
  network: TransitNetwork,
  times: TransitTimes,
  stop: number,
  { from, to }: { from: Point; to: Point },
): JourneyLeg[] {
  const legs: JourneyLeg[] = [];
  let here = to;
  let after = 0;
  const walkTo = (point: Point) => {
    const straight = distanceMeters(here, point);
    if (straight > 0) legs.unshift(walkLeg(straight * DETOUR, walkSeconds(straight) / 60));
    after += walkSeconds(straight);
    here = point;
  };
  for (const ride of ridesTo(network, times, stop)) {
    walkTo(network.points[ride.fromStop] ?? here);
    legs.unshift({
      mode: ride.isMetro ? 'metro' : 'bus',
      meters: Math.round(ride.meters),
      minutes: rangeOf((ride.seconds - after) / 60),
      line: ride.line,
      from: network.names[ride.toStop] ?? '',
      to: network.names[ride.fromStop] ?? '',
    });
    after = ride.seconds;
    here = network.points[ride.toStop] ?? here;
  }
  walkTo(from);
  return legs;
}

function walkLeg(meters: number, minutes: number): JourneyLeg {
  return { mode: 'walk', meters: Math.round(meters), minutes: rangeOf(minutes) };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
