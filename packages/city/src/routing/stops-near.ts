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
    for (const way of ways) known.lines.add(lineNames[way] ?? '');
  }
  return [...found.values()].map((stop) => ({
    ...stop,
    lines: [...stop.lines].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  }));
}
