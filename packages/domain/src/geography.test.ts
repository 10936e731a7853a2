import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreesAround, distanceMeters, onCityMap, type Point } from './geography.ts';

const point: fc.Arbitrary<Point> = fc.tuple(
  fc.double({ min: 12.6, max: 13.4, noNaN: true }),
  fc.double({ min: 77.3, max: 77.9, noNaN: true }),
);

describe('degrees around a point', () => {
  it('hold everything within the metres', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 1, max: 20_000 }), (a, b, meters) => {
        const reach = degreesAround(a[0], meters);
        const isInBox = Math.abs(a[0] - b[0]) <= reach.lat && Math.abs(a[1] - b[1]) <= reach.lng;
        expect(isInBox || distanceMeters(a, b) > meters).toBe(true);
      }),
    );
  });

  it('reach hardly farther than the metres', () => {
    const reach = degreesAround(12.97, 10_000);
    expect(distanceMeters([12.97, 77.6], [12.97 + reach.lat, 77.6])).toBeCloseTo(10_010, 0);
    expect(distanceMeters([12.97, 77.6], [12.97, 77.6 + reach.lng])).toBeLessThan(10_030);
  });
});

it('distances on the flat map of the city are those on the ground, but for 0.2 %', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      const [[ax, ay], [bx, by]] = [onCityMap(a), onCityMap(b)];
      const meters = distanceMeters(a, b);
      expect(Math.abs(Math.hypot(ax - bx, ay - by) - meters)).toBeLessThanOrEqual(
        0.002 * meters + 0.001,
      );
    }),
  );
});
