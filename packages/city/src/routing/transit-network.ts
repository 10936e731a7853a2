import { distanceMeters, onCityMap, type Point } from '@manemitra/domain/geography';
import Flatbush from 'flatbush';
import { stopPoint, type Buses } from '../buses.ts';
import type { Metro } from '../metro.ts';
import { DETOUR, STOP_LINK_DETOUR, WALK_KMH } from './speeds.ts';

/** Bus stops and stations, and the ways that buses and trains take between them. */
export interface TransitNetwork {
  points: readonly Point[];
  names: readonly string[];
  /** The stops of way `w` are `stopAt` from `first[w]` to `first[w + 1]`; `meters` is the step to the next. */
  ways: number;
  first: Int32Array;
  stopAt: Int32Array;
  meters: Float64Array;
  isMetro: Uint8Array;
  lineNames: readonly string[];
  /** Places in `stopAt` at which a way stops at stop `s`: `visits` from `firstVisit[s]` to `firstVisit[s + 1]`. */
  firstVisit: Int32Array;
  visits: Int32Array;
  wayOf: Int32Array;
  /** Stops near a point, with the seconds on foot. */
  near: (point: Point, withinMeters: number) => { stop: number; seconds: number; meters: number }[];
  /** Stops to which one changes on foot: `changeTo` from `firstChange[s]` to `firstChange[s + 1]`. */
  firstChange: Int32Array;
  changeTo: Int32Array;
  changeSeconds: Float64Array;
}

/** Nobody is expected to walk further to a stop, or between two to change. Our own choice. */
export const WALK_TO_STOP_METERS = 1500;
const WALK_TO_CHANGE_METERS = 350;
/** So many stops near a point are looked at, and every station within reach. */
const MOST_NEAR = 16;

/** Seconds on foot for so many metres in a straight line, through streets that are not all known. */
export function walkSeconds(straightMeters: number): number {
  return (straightMeters * DETOUR * 3.6) / WALK_KMH;
}

interface Way {
  name: string;
  isMetro: boolean;
  stops: number[];
  meters: number[];
}

/** The network of the city's buses and metro. */
export function transitNetwork(buses: Buses, metro: Metro): TransitNetwork {
  const points = Array.from({ length: buses.stops }, (_, stop) => stopPoint(buses, stop));
  const names = [...buses.names];
  const stationAt = new Map(
    metro.stations.map(({ id, name, at }) => {
      names.push(name);
      return [id, points.push(at) - 1];
    }),
  );
  const ways = [...busWays(buses, points), ...metroWays(metro, stationAt)];
  const { first, all } = columnsOf(ways.map(({ stops }) => stops));
  const wayOf = Int32Array.from(ways.flatMap(({ stops }, way) => stops.map(() => way)));
  const visitsOf = points.map((): number[] => []);
  all.forEach((stop, place) => visitsOf[stop]?.push(place));
  const visits = columnsOf(visitsOf);
  const near = nearest(points, buses.stops);
  const changes = points.map((point, stop) =>
    near(point, WALK_TO_CHANGE_METERS).filter((other) => other.stop !== stop),
  );
  const change = columnsOf(changes.map((list) => list.map(({ stop }) => stop)));
  return {
    points,
    names,
    ways: ways.length,
    first,
    stopAt: all,
    meters: Float64Array.from(ways.flatMap(({ meters }) => [...meters, 0])),
    isMetro: Uint8Array.from(ways, ({ isMetro }) => Number(isMetro)),
    lineNames: ways.map(({ name }) => name),
    firstVisit: visits.first,
    visits: visits.all,
    wayOf,
    near,
    firstChange: change.first,
    changeTo: change.all,
    changeSeconds: Float64Array.from(changes.flatMap((list) => list.map(({ seconds }) => seconds))),
  };
}

function busWays(buses: Buses, points: readonly Point[]): Way[] {
  return Array.from({ length: buses.ways }, (_, way): Way => {
    const stops = [...buses.stopAt.subarray(buses.first[way], buses.first[way + 1])];
    const meters = stops
      .slice(1)
      .map((to, i) => STOP_LINK_DETOUR * metersBetween(points, stops[i] ?? to, to));
    return { name: buses.services[buses.serviceOf[way] ?? 0] ?? '', isMetro: false, stops, meters };
  });
}

function metroWays({ lines }: Metro, stationAt: ReadonlyMap<string, number>): Way[] {
  return lines.flatMap(({ name, stations, meters }): Way[] => {
    const stops = stations.map((id) => stationAt.get(id) ?? 0);
    return [
      { name, isMetro: true, stops, meters },
      { name, isMetro: true, stops: stops.toReversed(), meters: meters.toReversed() },
    ];
  });
}

function metersBetween(points: readonly Point[], a: number, b: number): number {
  const [from, to] = [points[a], points[b]];
  return from && to ? distanceMeters(from, to) : Infinity;
}

/** Lists of numbers as one column, with where each begins. */
function columnsOf(lists: readonly (readonly number[])[]): { first: Int32Array; all: Int32Array } {
  const first = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => (first[i + 1] = (first[i] ?? 0) + list.length));
  return { first, all: Int32Array.from(lists.flat()) };
}

/** Finds the stops near a point; stations, which are the points from `firstStation` on, all of them. */
function nearest(points: readonly Point[], firstStation: number): TransitNetwork['near'] {
  const stops = flatIndex(points.slice(0, firstStation));
  const stations = flatIndex(points.slice(firstStation));
  return (point, withinMeters) =>
    [
      ...stops(point, withinMeters, MOST_NEAR),
      ...stations(point, withinMeters).map((station) => firstStation + station),
    ].map((stop) => {
      const meters = distanceMeters(point, points[stop] ?? point);
      return { stop, meters: meters * DETOUR, seconds: walkSeconds(meters) };
    });
}

/** On a flat map, so that what is nearest there is nearest on the ground. */
function flatIndex(points: readonly Point[]) {
  if (points.length === 0) return () => [];
  const index = new Flatbush(points.length);
  for (const point of points) index.add(...onCityMap(point));
  index.finish();
  return (point: Point, withinMeters: number, most?: number) =>
    index.neighbors(...onCityMap(point), most, withinMeters);
}
