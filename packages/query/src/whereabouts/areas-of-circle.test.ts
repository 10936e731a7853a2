import { assert, constantFrom, double, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { isSurelyInLocality, places } from '../gazetteer.ts';
import { areasOfCircle } from './areas-of-circle.ts';

const circles = record({
  at: tuple(
    double({ min: 12.7, max: 13.3, noNaN: true }),
    double({ min: 77.3, max: 77.9, noNaN: true }),
  ),
  radiusMeters: constantFrom(0, 300, 1500, 6000),
});

test('a circle lies in the localities that each locality, asked by itself, says it lies in', () => {
  assert(
    property(circles, (circle) => {
      const asked = (said: true | null) =>
        places
          .filter((place) => place.radiusMeters > 0 && isSurelyInLocality(circle, place) === said)
          .map(({ slug }) => slug);
      const areas = areasOfCircle(circle);
      expect(areas.localities).toEqual(asked(true));
      expect(areas.maybeLocalities).toEqual(asked(null));
    }),
    { numRuns: 60 },
  );
});
