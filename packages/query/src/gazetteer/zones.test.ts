import { isInRing } from '@manemitra/domain/rings';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ZONES } from '../criteria.ts';
import { isInZone, ringOfZone } from './zones.ts';

/** About 200 m: a ring of straight lines cuts a little off a circle, and most where two borders meet. */
const NEAR = 0.002;

it('the border of a zone holds the points that are taken for it, and no others', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.double({ min: 12.6, max: 13.4, noNaN: true }),
      fc.double({ min: 77.2, max: 78, noNaN: true }),
      (zone, lat, lng) => {
        const around = [-NEAR, NEAR].flatMap((off) => [
          isInZone(zone, [lat + off, lng]),
          isInZone(zone, [lat, lng + off]),
        ]);
        // Right at the border either is true.
        fc.pre(new Set(around).size === 1);
        expect(isInRing([lat, lng], ringOfZone(zone))).toBe(isInZone(zone, [lat, lng]));
      },
    ),
    { numRuns: 500 },
  );
});
