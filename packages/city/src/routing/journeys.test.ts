import { distanceMeters, type Point } from '@manemitra/domain/geography';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityFiles } from '../city-files.ts';
import { cityJourneys, rangeOf } from './journeys.ts';
import { shortestTimes } from './shortest-times.ts';
import { walkSeconds } from './transit-network.ts';
import { streetGraph } from './street-graph.ts';

const files = cityFiles();
const city = cityJourneys(files);

/** Anywhere in the city, on a street or not. */
const point: fc.Arbitrary<Point> = fc.tuple(
  fc.double({ min: 12.83, max: 13.13, noNaN: true }),
  fc.double({ min: 77.45, max: 77.8, noNaN: true }),
);
const hour = fc.integer({ min: 0, max: 23 });

const MANYATA: Point = [13.0475, 77.6212];
const MG_ROAD: Point = [12.9756, 77.6069];
const AIRPORT: Point = [13.1989, 77.7068];

describe('a journey through the city', () => {
  it('by car is as long as people know it to be', () => {
    const toAirport = city.between(MG_ROAD, AIRPORT, 'drive', 12);
    // 34 to 36 km by the usual road.
    expect(toAirport?.meters).toBeGreaterThan(33_000);
    expect(toAirport?.meters).toBeLessThan(38_000);
    expect(toAirport?.minutes.low).toBeLessThan(toAirport?.minutes.high ?? 0);
  });

  it('leads by car from everywhere to everywhere', () => {
    fc.assert(
      fc.property(point, fc.array(point, { minLength: 40, maxLength: 40 }), (place, points) => {
        const minutes = city.to([place], 'drive', 9);
        expect(points.filter((from) => !Number.isFinite(minutes(city.spotAt(from))))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it.each(['drive', 'transit', 'walk'] as const)(
    'is the same whether one journey or all to a place are calculated: %s',
    (mode) => {
      fc.assert(
        fc.property(point, point, hour, (from, place, at) => {
          const one = city.between(from, place, mode, at);
          expect(one?.minutes).toEqual(rangeOf(city.to([place], mode, at)(city.spotAt(from))));
        }),
        { numRuns: 10 },
      );
    },
  );

  it.each(['drive', 'transit', 'walk'] as const)(
    'to the nearest of some points takes the least of what each takes: %s',
    (mode) => {
      fc.assert(
        fc.property(
          point,
          fc.array(point, { minLength: 1, maxLength: 4 }),
          hour,
          (from, to, at) => {
            const spot = city.spotAt(from);
            const each = to.map((one) => city.to([one], mode, at)(spot));
            expect(city.to(to, mode, at)(spot)).toBeCloseTo(Math.min(...each), 6);
          },
        ),
        { numRuns: 10 },
      );
    },
  );

  it('is drawn from end to end along streets, as long as it is said to be', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const { meters, path } = city.route(from, to, 12);
        expect([path.at(0), path.at(-1)]).toEqual([from, to]);
        const drawn = path
          .slice(1)
          .reduce((sum, next, i) => sum + distanceMeters(path[i] ?? next, next), 0);
        // The first and the last piece, off the streets, are drawn straight and counted with a detour.
        expect(drawn).toBeLessThan(meters * 1.1 + 100);
        expect(drawn).toBeGreaterThan(meters / 1.4 - 100);
      }),
      { numRuns: 40 },
    );
  });

  it('takes longer by car in the rush hours', () => {
    const [night, morning, evening] = [2, 9, 18].map((at) =>
      city.to([MG_ROAD], 'drive', at)(city.spotAt(MANYATA)),
    );
    expect(night).toBeLessThan(morning ?? 0);
    expect(morning).toBeLessThan(evening ?? 0);
  });

  it('by public transport is never slower than on foot, and is the sum of its legs', () => {
    fc.assert(
      fc.property(point, point, hour, (from, to, at) => {
        const journey = city.between(from, to, 'transit', at);
        const onFoot = walkSeconds(distanceMeters(from, to)) / 60;
        expect(city.to([to], 'transit', at)(city.spotAt(from))).toBeLessThanOrEqual(onFoot + 1e-6);
        const legs = journey?.legs ?? [];
        expect(legs.reduce((sum, { meters }) => sum + meters, 0)).toBe(journey?.meters);
        const low = legs.reduce((sum, { minutes }) => sum + minutes.low, 0);
        expect(Math.abs(low - (journey?.minutes.low ?? 0))).toBeLessThanOrEqual(legs.length + 1);
      }),
      { numRuns: 15 },
    );
  });

  it('begins at the bus line next to the start, even if a street leads away from it', () => {
    // Beside the motorway to the airport, where nobody gets on; a bus line measures 4.1 km.
    const journey = city.between([13.13267, 77.6158], [13.16547, 77.62992], 'drive', 12);
    expect(journey?.meters).toBeLessThan(4_079 * 1.35);
  });

  it('names the lines that one takes', () => {
    const journey = city.between([12.9857, 77.7364], MG_ROAD, 'transit', 9);
    expect(journey?.legs.map(({ line }) => line)).toContain('Purple Line');
  });
});

describe('the fastest ways by car', () => {
  it('are no slower than by way of a third place', () => {
    const roads = files.roads();
    const graph = streetGraph({ ...roads, about: { ...roads.about, isComplete: true } });
    const node = fc.integer({ min: 0, max: roads.nodes - 1 });
    const from = (start: number) =>
      shortestTimes(graph, [{ node: start, seconds: 0, meters: 0 }]).seconds;
    fc.assert(
      fc.property(node, node, (a, b) => {
        const [fromA, fromB] = [from(a), from(b)];
        const toB = fromA[b] ?? Infinity;
        const slower = fromB.findIndex((seconds, c) => (fromA[c] ?? 0) > toB + seconds + 1e-3);
        expect(slower).toBe(-1);
      }),
      { numRuns: 10 },
    );
  });

  it('to a place are those from everywhere to it', () => {
    const roads = files.roads();
    const graph = streetGraph({ ...roads, about: { ...roads.about, isComplete: true } });
    const node = fc.integer({ min: 0, max: roads.nodes - 1 });
    const at = (start: number, isTowards: boolean) =>
      shortestTimes(graph, [{ node: start, seconds: 0, meters: 0 }], { isTowards }).seconds;
    fc.assert(
      fc.property(node, node, (a, b) => {
        expect(at(a, false)[b]).toBeCloseTo(at(b, true)[a] ?? NaN, 2);
      }),
      { numRuns: 10 },
    );
  });
});
