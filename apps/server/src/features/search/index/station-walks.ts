import { LONGEST_DETOUR, type Walk } from '@manemitra/city/routing/on-foot';
import { DETOUR } from '@manemitra/city/routing/speeds';
import { degreesAround, distanceMeters, type Point } from '@manemitra/domain/geography';
import { WALKED_METERS } from '@manemitra/domain/near-distances';
import type { Place } from '@manemitra/query/place';
import { theCity } from '#server/features/journeys/public.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { at, type ByRow } from './measures.ts';
import type { KeptWalks, Nearest } from './walk-rows.ts';

/*
 * How far one walks from each project to the nearest of some stations, in metres. A way along the streets is known, as on the project's
 * own page; where small streets are not, only the straight line is, which is never longer than the way. Worked out once for all
 * projects, from each station, and for those that change.
 */

/** What a usual way comes to that is so long in a straight line. */
export const usualWay = (straight: number): number => Math.round(straight * DETOUR);

/** The longest that a way can be of which only the straight line is known. */
export const longestWay = (straight: number): number => straight * LONGEST_DETOUR;

/** The stations that a wish leads to, under a name of their own. */
export interface Stations {
  name: string;
  places: readonly Place[];
}

/** The ways from each project, by its row; undefined where all the stations are further than people walk. */
export function walksTo(stations: Stations, columns: CatalogueColumns): ByRow<Nearest | undefined> {
  const steps = walksInSteps(stations, columns);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return (row) => step.value[row];
  }
}

/** The same, left off now and then, for others to be answered meanwhile. */
export function* walksInSteps(
  stations: Stations,
  columns: CatalogueColumns,
): Generator<void, KeptWalks['nearest'], void> {
  const { byStations, watching } = columns.walks;
  const before = byStations.get(stations.name);
  if (before?.stale.size === 0) return before.nearest;
  const rows = before?.stale ?? Array.from({ length: columns.rows }, (_, row) => row);
  // What changes from here on is not in it.
  const stale = new Set<number>();
  watching.add(stale);
  const walked = yield* walksOf([...rows], stations, columns);
  // Somebody who did not wait may have worked them out meanwhile.
  const { nearest, stale: others } = byStations.get(stations.name) ?? { nearest: [], stale: [] };
  for (const row of walked.rows) nearest[row] = walked.nearest.get(row);
  for (const row of others) if (others !== before?.stale) stale.add(row);
  byStations.put(stations.name, { nearest, stale });
  return nearest;
}

function* walksOf(
  rows: readonly number[],
  { places }: Stations,
  { project }: CatalogueColumns,
): Generator<void, { rows: readonly number[]; nearest: Map<number, Nearest> }, void> {
  const [{ values: lat }, { values: lng }] = [project.lat, project.lng];
  const { values: radius } = project.placeRadius;
  const nearest = new Map<number, Nearest>();
  // One point for each project: where it meets the streets is found once.
  const points = new Map<number, Point>();
  let walked = 0;
  for (const station of places) {
    const degrees = degreesAround(station.at[0], WALKED_METERS);
    let walkTo: ((point: Point) => Walk) | undefined;
    for (const row of rows) {
      const [y, x, around] = [at(lat, row), at(lng, row), at(radius, row)];
      const isBeside =
        Math.abs(y - station.at[0]) <= degrees.lat && Math.abs(x - station.at[1]) <= degrees.lng;
      // Of a place that is known about some part may be near.
      if (!isBeside && !(around > 0)) continue;
      if (++walked % WALKED_AT_A_TIME === 0) yield;
      const point = points.get(row) ?? ([y, x] as const);
      points.set(row, point);
      const straight = Math.round(distanceMeters(point, station.at));
      if (straight - around > WALKED_METERS) continue;
      const one = nearest.get(row) ?? { ...NONE };
      nearest.set(row, one);
      walkTo ??= theCity().walksFrom(station.at, WALKED_METERS);
      const way = around > 0 ? undefined : walkTo(point);
      if (way?.isAlongStreets === true) {
        if (way.meters < one.known) [one.known, one.knownAt] = [way.meters, station];
      } else if (straight < one.open) [one.open, one.openAt] = [straight, station];
    }
  }
  return { rows, nearest };
}

const WALKED_AT_A_TIME = 100;
const NONE: Nearest = { known: Infinity, knownAt: undefined, open: Infinity, openAt: undefined };
