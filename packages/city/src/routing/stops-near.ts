import type { Point } from '@manemitra/domain/geography';
import type { TransitNetwork } from './transit-network.ts';

/** A bus stop, or the stops on both sides of a street that go by one name. */
export interface BusStop {
  name: string;
  /** The nearest of them. */
  at: Point;
  /** The services that call there, such as "500-D", in the order of their names. */
  lines: string[];
}

/** The bus stops within so many metres of a point on foot, as the straight line says, nearest first. */
export function stopsNear(network: TransitNetwork, point: Point, withinMeters: number): BusStop[] {
  const { names, points } = network;
  const found = new Map<string, { name: string; at: Point; lines: Set<string> }>();
  const near = network
    .near(point, withinMeters)
    .filter(({ meters }) => meters <= withinMeters)
    .toSorted((a, b) => a.meters - b.meters);
  for (const { stop } of near) {
    const name = names[stop] ?? '';
    const lines = linesAt(network, stop);
    if (lines === undefined) continue;
    const key = name.toLowerCase();
    const group = found.get(key) ?? { name, at: points[stop] as Point, lines: new Set<string>() };
    found.set(key, group);
    for (const line of lines) group.lines.add(line);
  }
  return [...found.values()]
    .filter(({ lines }) => lines.size > 0)
    .map((stop) => ({
      ...stop,
      lines: [...stop.lines].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    }));
}

/** What was found out of a network's stops: many projects stand near the same ones, and a stop sees thousands of runs a day. */
const known = new WeakMap<TransitNetwork, Map<number, ReadonlySet<string> | undefined>>();

/** The bus services that call at one stop; undefined where no bus does. */
function linesAt(network: TransitNetwork, stop: number): ReadonlySet<string> | undefined {
  const ofNetwork = known.get(network) ?? new Map<number, ReadonlySet<string> | undefined>();
  known.set(network, ofNetwork);
  if (!ofNetwork.has(stop)) ofNetwork.set(stop, readLines(network, stop));
  return ofNetwork.get(stop);
}

function readLines(
  { firstVisit, visits, wayOf, isMetro, lineNames }: TransitNetwork,
  stop: number,
): ReadonlySet<string> | undefined {
  const ways = new Set<number>();
  for (const place of visits.subarray(firstVisit[stop], firstVisit[stop + 1])) {
    const way = wayOf[place] as number;
    if (isMetro[way] === 0) ways.add(way);
  }
  if (ways.size === 0) return undefined;
  const lines = [...ways].map((way) => lineOf(lineNames[way] ?? ''));
  return new Set(lines.filter((line) => line !== undefined));
}

/** A run to a depot or from it, by the depot's number: "D25-D25G". Nobody is meant to ride it. */
const DEPOT_RUN = /^D\d+\w?-/;

/** What people call a service: "138" for "138 KBS-VSD-JBN", which says by which way; nothing for a run to a depot. */
function lineOf(service: string): string | undefined {
  if (DEPOT_RUN.test(service)) return undefined;
  const [line = '', ...way] = service.split(' ');
  return way.length > 0 && /\d/.test(line) ? line : service;
}
