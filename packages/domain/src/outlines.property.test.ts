import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSurelyInOutline, insideOf } from './outlines.ts';
import { isInRing } from './rings.ts';
import type { Point } from './geography.ts';

const point = fc.tuple(
  fc.integer({ min: 129_000, max: 129_400 }).map((n) => n / 10_000),
  fc.integer({ min: 775_000, max: 775_400 }).map((n) => n / 10_000),
);
const ring = fc.array(point, { minLength: 3, maxLength: 12 });
const outline = fc.array(ring, { minLength: 1, maxLength: 3 });
const radius = fc.constantFrom(0, 0, 50, 500, 2000);

it('an outline that many places are asked of answers as one that is looked at whole', () => {
  fc.assert(
    fc.property(outline, fc.array(fc.tuple(point, radius), { maxLength: 20 }), (rings, places) => {
      const isIn = insideOf(rings);
      for (const [at, radiusMeters] of places) {
        expect(isIn({ at, radiusMeters })).toBe(isSurelyInOutline({ at, radiusMeters }, rings));
      }
    }),
  );
});

it('a point lies in an outline of one ring just where it lies in that ring', () => {
  fc.assert(
    fc.property(ring, point, (corners, at) => {
      expect(isSurelyInOutline({ at, radiusMeters: 0 }, [corners])).toBe(isInRing(at, corners));
    }),
  );
});

it('what lies in a hole lies outside, and a circle that the border cuts is not known', () => {
  const square = (half: number): Point[] => [
    [12.95 - half, 77.6 - half],
    [12.95 - half, 77.6 + half],
    [12.95 + half, 77.6 + half],
    [12.95 + half, 77.6 - half],
  ];
  const isIn = insideOf([square(0.03), square(0.01)]);
  expect(isIn({ at: [12.95, 77.6], radiusMeters: 0 })).toBe(false);
  expect(isIn({ at: [12.97, 77.6], radiusMeters: 0 })).toBe(true);
  expect(isIn({ at: [12.97, 77.6], radiusMeters: 300 })).toBe(true);
  expect(isIn({ at: [12.97, 77.6], radiusMeters: 1500 })).toBeNull();
  expect(isIn({ at: [12.95, 77.6], radiusMeters: 300 })).toBe(false);
});
