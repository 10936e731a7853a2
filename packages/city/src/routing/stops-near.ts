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
  const { names, points, firstVisit, visits, wayOf, isMetro, lineNames } = network;
  const found = new Map<string, { name: string; at: Point; lines: Set<string> }>();
  const near = network
    .near(point, withinMeters)
    .filter(({ meters }) => meters <= withinMeters)
    .toSorted((a, b) => a.meters - b.meters);
  for (const { stop } of near) {
    const name = names[stop] ?? '';
    const ways = [...visits.subarray(firstVisit[stop], firstVisit[stop + 1])]
      .map((place) => wayOf[place] as number)
      .filter((way) => isMetro[way] === 0);
    if (ways.length === 0) continue;
    const key = name.toLowerCase();
    const known = found.get(key) ?? { name, at: points[stop] as Point, lines: new Set<string>() };
    found.set(key, known);
    for (const way of ways) {
      const line = lineOf(lineNames[way] ?? '');
      if (line !== undefined) known.lines.add(line);
    }
  }
  return [...found.values()]
    .filter(({ lines }) => lines.size > 0)
    .map((stop) => ({
      ...stop,
      lines: [...stop.lines].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    }));
}

/** A run to a depot or from it, by the depot's number: "D25-D25G". Nobody is meant to ride it. */
const DEPOT_RUN = /^D\d+\w?-/;

/** What people call a service: "138" for "138 KBS-VSD-JBN", which says by which way; nothing for a run to a depot. */
function lineOf(service: string): string | undefined {
  if (DEPOT_RUN.test(service)) return undefined;
  const [line = '', ...way] = service.split(' ');
  return way.length > 0 && /\d/.test(line) ? line : service;
}
