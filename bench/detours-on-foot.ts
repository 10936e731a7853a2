import type { CityFiles } from '../packages/city/src/city-files.ts';
import { PER_DEGREE } from '../packages/city/src/roads.ts';
import { footwaysOf, walksFrom, type Footways } from '../packages/city/src/routing/on-foot.ts';
import { distanceMeters, type Point } from '../packages/domain/src/geography.ts';
import { percentile } from './http-load.ts';
import { randomFrom } from './random.ts';

/** The part of the city of which all streets are known. */
const CENTRE = 'osm-centre';
const [NEAREST, FURTHEST] = [300, 1500];
const FOLLOWED = 6000;
const [STARTS, ENDS] = [400, 600];

/**
 * How much longer than its straight line a walk is, between crossings of the centre. Near its border streets on the way are not known, so the outer
 * twentieth on each side is left out. A way that is not followed, being three times as long or more, counts as endless.
 */
export function detoursOnFoot(files: CityFiles): void {
  const roads = files.roads();
  const streets = footwaysOf(roads);
  const source = roads.about.sources.findIndex(({ id }) => id === CENTRE);
  const nodes = new Set(
    Array.from({ length: roads.edges }, (_, edge) => edge)
      .filter((edge) => roads.source[edge] === source)
      .flatMap((edge) => [roads.from[edge] ?? 0, roads.to[edge] ?? 0]),
  );
  const crossings = [...nodes].map((node): Point => [
    (roads.lat[node] ?? 0) / PER_DEGREE,
    (roads.lng[node] ?? 0) / PER_DEGREE,
  ]);
  const [south, north] = inner(crossings.map(([lat]) => lat));
  const [west, east] = inner(crossings.map(([, lng]) => lng));
  const within = crossings.filter(
    (at) => at[0] > south && at[0] < north && at[1] > west && at[1] < east && streets.isKnown(at),
  );
  const random = randomFrom(7);
  const crossing = () => within[Math.floor(random() * within.length)] as Point;
  const anywhere = (): Point => [
    south + random() * (north - south),
    west + random() * (east - west),
  ];
  for (const [name, end] of [
    ['from crossing to crossing', crossing],
    ['from a crossing to any point', anywhere],
  ] as const) {
    console.log(`\n${name}: ${shares(detours(streets, crossing, end))}`);
  }
}

/** By how much walks are longer than their straight lines, the least first. */
function detours(streets: Footways, start: () => Point, end: () => Point): number[] {
  const found: number[] = [];
  for (let starts = 0; starts < STARTS; starts++) {
    const from = start();
    const walkTo = walksFrom(streets, from, FOLLOWED);
    for (let ends = 0; ends < ENDS; ends++) {
      const to = end();
      const straight = distanceMeters(from, to);
      if (straight < NEAREST || straight > FURTHEST || !streets.isKnown(to)) continue;
      const { meters, isAlongStreets } = walkTo(to);
      found.push(isAlongStreets ? meters / straight : Infinity);
    }
  }
  return found.toSorted((a, b) => a - b);
}

function shares(sorted: readonly number[]): string {
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(sorted, share).toFixed(2));
  const over = (times: number): string =>
    ((100 * sorted.filter((one) => one > times).length) / sorted.length).toFixed(2);
  return `${sorted.length} walks of ${NEAREST} to ${FURTHEST} m in a straight line, p50 ${p50}, p99 ${p99} times that; ${over(2)} % over 2 times, ${over(2.5)} % over 2.5`;
}

/** Without the outer twentieth on either side. */
function inner(values: readonly number[]): [least: number, most: number] {
  const sorted = values.toSorted((a, b) => a - b);
  return [percentile(sorted, 0.05), percentile(sorted, 0.95)];
}
