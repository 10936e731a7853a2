import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFoundProperty } from '#web/testing/property.ts';
import { coverageText, lookOver, pinsOf } from './map-view.ts';

describe('the map beside the list', () => {
  it('marks a project with its lowest listed price, and leaves out one whose place is not known', () => {
    const placed = aFoundProperty({
      project: {
        geolocation: { coordinates: [12.97, 77.75], approximate: null },
        prices: { min: 14_200_000, max: null },
      },
    });
    expect(pinsOf([placed, aFoundProperty({ id: 'p2' })], 'all-in')).toEqual([
      { id: 'p1', at: [12.97, 77.75], name: 'Areca Terraces', label: '₹1.42 Cr' },
    ]);
  });

  it('marks a project with what its fitting home costs in all', () => {
    const home = {
      unitId: 'u1',
      label: '3 BHK',
      bhk: 3,
      price: 8_320_000,
      allInPrice: 9_635_320,
      emi: 57_276,
    };
    const [pin] = pinsOf(
      [
        aFoundProperty({
          home,
          project: {
            geolocation: { coordinates: [12.97, 77.75], approximate: null },
            prices: { min: 6_360_000, max: null },
          },
        }),
      ],
      'all-in',
    );
    expect(pin?.label).toBe('₹96.35 L');
  });

  it('marks a project without a listed price with no price', () => {
    const [pin] = pinsOf(
      [
        aFoundProperty({
          project: { geolocation: { coordinates: [12.97, 77.75], approximate: null } },
        }),
      ],
      'all-in',
    );
    expect(pin).not.toHaveProperty('label');
  });

  it.each([
    [40, 40, 312, 'Showing the first 40 of 312 on the map.'],
    [40, 38, 1312, 'Showing the first 40 of 1,312 on the map; 2 have no known location.'],
    [12, 12, 12, 'The map shows all 12 projects.'],
    [1, 1, 1, 'The map shows the project.'],
  ])('says of %i loaded, %i placed, %i in all: %s', (loaded, placed, total, text) => {
    expect(coverageText(loaded, placed, total)).toBe(text);
  });

  it('has every pin in the frame', () => {
    const spot = fc.tuple(
      fc.double({ min: 12.7, max: 13.3, noNaN: true }),
      fc.double({ min: 77.4, max: 77.9, noNaN: true }),
    );
    const frame = { width: 500, height: 700 };
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 20 }), (spots) => {
        const pins = spots.map((at, index) => ({ id: String(index), at, name: 'x' }));
        const { center, zoom } = lookOver(pins, frame);
        const pixelsPerDegree = (512 * 2 ** zoom) / 360;
        for (const [lat, lng] of spots) {
          expect(Math.abs(lng - center[1]) * pixelsPerDegree).toBeLessThan(frame.width / 2);
          expect(Math.abs(lat - center[0]) * pixelsPerDegree).toBeLessThan(frame.height / 2);
        }
      }),
    );
  });
});
