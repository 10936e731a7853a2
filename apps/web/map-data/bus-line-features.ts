import type { Buses } from '@manemitra/city/buses';
import { HELPER_CLASSES } from '@manemitra/city/road-classes';
import { classOf, lineOf, type Roads } from '@manemitra/city/roads';
import { servicesOfEdges } from './bus-streets.ts';
import { joinLines, type Piece } from './join-lines.ts';
import { simplifyLine } from './simplify-line.ts';

/** A stretch of street that the same buses use. `lines` says which, or of many how many. */
interface BusLineFeature {
  type: 'Feature';
  properties: { many: number; lines: string };
  geometry: { type: 'LineString'; coordinates: [lng: number, lat: number][] };
}

/** Up to this many lines on one stretch are named; more are only counted. */
const MOST_NAMED = 3;
/** How many lines a stretch has, in steps that are drawn wider. */
const STEPS = [1, 5, 20, 60];

const TOLERANCE = 6;
const PER_DEGREE = 100_000;

/** The lines of the buses along the streets that we know: from stop to stop the fastest way, for nobody publishes their own. */
export function busLineFeatures(roads: Roads, buses: Buses): BusLineFeature[] {
  const services = servicesOfEdges(roads, buses);
  const pieces = [...services].flatMap(([edge, of]): Piece[] => {
    if (HELPER_CLASSES.has(classOf(roads, edge))) return [];
    const names = [...of].map((service) => buses.services[service] ?? '').toSorted(byName);
    const step = STEPS.findLastIndex((least) => names.length >= least);
    const line = lineOf(roads, edge).map(
      ([lat, lng]) => [Math.round(lng * PER_DEGREE), Math.round(lat * PER_DEGREE)] as const,
    );
    const told = names.length > MOST_NAMED ? '' : names.join(', ');
    return [{ from: roads.from[edge] ?? 0, to: roads.to[edge] ?? 0, key: `${step}|${told}`, line }];
  });
  return joinLines(pieces).map(({ key, line }) => {
    const [step, lines = ''] = key.split('|');
    return {
      type: 'Feature',
      properties: { many: Number(step), lines },
      geometry: {
        type: 'LineString',
        coordinates: simplifyLine(line, TOLERANCE).map(([x, y]) => [degrees(x), degrees(y)]),
      },
    };
  });
}

const byName = new Intl.Collator('en', { numeric: true }).compare;
const degrees = (value: number): number => Number((value / PER_DEGREE).toFixed(5));
