import type { Point } from '@manemitra/domain/geography';
import { readDigits, readSteps } from './digits.ts';
import type { DataSource } from './source.ts';

/** `data/buses.json`: columns of numbers as `digits.ts` writes them. */
export interface BusesFile {
  about: { title: string; note: string; sources: DataSource[] };
  stops: { count: number; lat: string; lng: string; names: string[] };
  /** Names of services, such as "500-D". */
  services: string[];
  /** Each way of a service: which, how many stops, and the stops in their order. */
  ways: { count: number; service: string; stops: string; at: string };
}

/** Bus stops, and the stops of each service in their order. Coordinates are in 1e-5 degrees. */
export interface Buses {
  about: BusesFile['about'];
  stops: number;
  lat: Int32Array;
  lng: Int32Array;
  names: readonly string[];
  services: readonly string[];
  ways: number;
  /** Numbers of `services`. */
  serviceOf: Int32Array;
  /** The stops of way `w` are `stopAt` from `first[w]` to `first[w + 1]`. */
  first: Int32Array;
  stopAt: Int32Array;
}

/** Reads the text of `data/buses.json`. */
export function readBuses(text: string): Buses {
  const { about, stops, services, ways } = JSON.parse(text) as BusesFile;
  const counts = readDigits(ways.stops, ways.count);
  const first = new Int32Array(ways.count + 1);
  counts.forEach((count, way) => (first[way + 1] = (first[way] ?? 0) + count));
  return {
    about,
    stops: stops.count,
    lat: readSteps(stops.lat, stops.count),
    lng: readSteps(stops.lng, stops.count),
    names: stops.names,
    services,
    ways: ways.count,
    serviceOf: readDigits(ways.service, ways.count),
    first,
    stopAt: readSteps(ways.at, first[ways.count] ?? 0),
  };
}

/** Where a stop is. */
export function stopPoint(buses: Buses, stop: number): Point {
  return [(buses.lat[stop] ?? 0) / 100_000, (buses.lng[stop] ?? 0) / 100_000];
}
