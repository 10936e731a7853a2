import { distanceMeters, type Point } from '@manemitra/domain/geography';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityFiles } from '../city-files.ts';
import { ROAD_CLASSES } from '../road-classes.ts';
import type { Roads } from '../roads.ts';
import { footwaysOf, walksFrom } from './on-foot.ts';
import { cityJourneys } from './journeys.ts';
import { DETOUR } from './speeds.ts';

const files = cityFiles();
const city = cityJourneys(files);
const point: fc.Arbitrary<Point> = fc.tuple(
  fc.double({ min: 12.83, max: 13.13, noNaN: true }),
  fc.double({ min: 77.45, max: 77.8, noNaN: true }),
);

/** A street around a lake: one may walk from its beginning (0) to its end only by way of the other shore, 900 m for 300. */
const aroundALake = (isComplete: boolean): Roads => {
  const at = (degrees: readonly number[]) => Int32Array.from(degrees, (one) => one * 100_000);
  const edges = [0, 1, 2];
  return {
    about: { ...files.roads().about, isComplete },
    nodes: 4,
    edges: 3,
    lat: at([12.97, 12.9727, 12.9727, 12.97]),
    lng: at([77.59, 77.59, 77.59277, 77.59277]),
    from: Int32Array.from([0, 1, 2]),
    to: Int32Array.from([1, 2, 3]),
    meters: Int32Array.from([300, 300, 300]),
    kind: Uint8Array.from(edges, () => ROAD_CLASSES.indexOf('primary')),
    maxKmh: new Uint8Array(3),
    flags: Uint8Array.from(edges, () => 1),
    source: new Uint8Array(3),
    name: new Int32Array(3),
    names: [['']],
    bendsFrom: new Int32Array(4),
    bendLat: new Int32Array(0),
    bendLng: new Int32Array(0),
    turns: { from: new Int32Array(0), via: new Int32Array(0), to: new Int32Array(0) },
  };
};
const [START, END]: Point[] = [
  [12.97, 77.59],
  [12.97, 77.59277],
] as Point[];

describe('a way on foot', () => {
  it('leads around what lies between, also against a one-way street, where every street is known', () => {
    const walk = walksFrom(footwaysOf(aroundALake(true)), START as Point, 3000);
    expect(walk(END as Point)).toEqual({ meters: 900, isAlongStreets: true });
  });

  it('is guessed from the straight line where small streets are not known', () => {
    const walk = walksFrom(footwaysOf(aroundALake(false)), START as Point, 3000)(END as Point);
    expect(walk.isAlongStreets).toBe(false);
    expect(walk.meters).toBeCloseTo(300 * DETOUR, -1);
  });

  it('is never shorter than the straight line, and no guess is longer than its detour', () => {
    fc.assert(
      fc.property(point, fc.array(point, { minLength: 20, maxLength: 20 }), (from, others) => {
        const walk = city.walksFrom(from, 3000);
        for (const to of others) {
          const straight = distanceMeters(from, to);
          const { meters, isAlongStreets } = walk(to);
          expect(meters).toBeGreaterThanOrEqual(Math.floor(straight));
          expect(isAlongStreets || meters === Math.round(straight * DETOUR)).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is the same there and back', () => {
    const near = fc.tuple(
      point,
      fc.double({ min: -0.012, max: 0.012, noNaN: true }),
      fc.double({ min: -0.012, max: 0.012, noNaN: true }),
    );
    fc.assert(
      fc.property(near, ([from, south, west]) => {
        const to: Point = [from[0] + south, from[1] + west];
        const there = city.walksFrom(from, 10_000)(to);
        const back = city.walksFrom(to, 10_000)(from);
        expect(Math.abs(there.meters - back.meters)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 20 },
    );
  });
});

describe('bus stops near a point', () => {
  it('stand once for both sides of a street, nearest first, with the lines that call there', () => {
    const stops = city.stopsNear([12.9173, 77.6228], 800);
    expect(stops.length).toBeGreaterThan(0);
    expect(new Set(stops.map(({ name }) => name.toLowerCase())).size).toBe(stops.length);
    const meters = stops.map(({ at }) => distanceMeters([12.9173, 77.6228], at));
    expect(meters).toEqual(meters.toSorted((a, b) => a - b));
    expect(stops.flatMap(({ lines }) => lines)).toContain('500-D');
  });

  it('name a line once, whatever its ways are called, and no run to a depot', () => {
    const lines = city.stopsNear([12.9784, 77.6408], 800).flatMap((stop) => stop.lines);
    expect(lines).toContain('138');
    expect(lines.filter((line) => /^138 |^D\d+\w?-/.test(line))).toEqual([]);
  });
});
