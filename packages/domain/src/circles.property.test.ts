import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSurelyAlong, isSurelyIn, type Circle } from './circles.ts';
import { isSurelyInOutline } from './outlines.ts';
import { distanceMeters, distanceToPathMeters, type Point } from './geography.ts';
import { isInRing } from './rings.ts';

const point = fc.tuple(
  fc.double({ min: 12.8, max: 13.2, noNaN: true }),
  fc.double({ min: 77.4, max: 77.8, noNaN: true }),
) as fc.Arbitrary<Point>;
const radius = fc.integer({ min: 1, max: 8000 });
const circle = fc.record({ at: point, radiusMeters: radius });
const ring: readonly Point[] = [
  [12.9, 77.5],
  [13.1, 77.55],
  [13.05, 77.75],
  [12.92, 77.7],
];
const path: readonly Point[] = [
  [12.9, 77.5],
  [13.05, 77.6],
  [13.1, 77.75],
];

/** A point of a circle, by its share of the way to the rim and its bearing. */
function pointOf({ at, radiusMeters }: Circle, share: number, bearing: number): Point {
  const metersOfDegree = distanceMeters(at, [at[0] + 0.01, at[1]]) * 100;
  const across = distanceMeters(at, [at[0], at[1] + 0.01]) * 100;
  const reach = radiusMeters * share * 0.999;
  return [
    at[0] + (reach * Math.cos(bearing)) / metersOfDegree,
    at[1] + (reach * Math.sin(bearing)) / across,
  ];
}

const WISHES = {
  'to lie in another circle': {
    ofCircle: (each: Circle) => isSurelyIn(each, { at: [12.97, 77.6], radiusMeters: 6000 }),
    ofPoint: (each: Point) => distanceMeters(each, [12.97, 77.6]) <= 6000,
  },
  'to lie along a line': {
    ofCircle: (each: Circle) => isSurelyAlong(each, path, 4000),
    ofPoint: (each: Point) => distanceToPathMeters(each, path) <= 4000,
  },
  'to lie in a ring': {
    ofCircle: (each: Circle) => isSurelyInOutline(each, [ring]),
    ofPoint: (each: Point) => isInRing(each, ring),
  },
};

describe.each(Object.entries(WISHES))('a circle that is asked %s', (_, { ofCircle, ofPoint }) => {
  it('answers yes or no only where each of its points does', () => {
    fc.assert(
      fc.property(
        circle,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 6.28, noNaN: true }),
        (each, share, bearing) => {
          const said = ofCircle(each);
          expect([null, ofPoint(pointOf(each, share, bearing))]).toContain(said);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is never made a yes of by a larger radius', () => {
    fc.assert(
      fc.property(circle, radius, (each, more) => {
        const larger = { ...each, radiusMeters: each.radiusMeters + more };
        expect(ofCircle(larger) === true && ofCircle(each) !== true).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('without a radius answers as its point', () => {
    fc.assert(
      fc.property(point, (at) => {
        expect(ofCircle({ at, radiusMeters: 0 })).toBe(ofPoint(at));
      }),
    );
  });
});
