import { distanceMeters } from '@manemitra/domain/geography';
import { describe, expect, it } from 'vitest';
import { aFoundProperty } from '#web/testing/property.ts';
import { coverageText, pinsOf } from './map-view.ts';

describe('the map beside the list', () => {
  it('marks a project with its lowest listed price and its verdict, and leaves out one whose place is not known', () => {
    const placed = aFoundProperty({
      project: {
        geolocation: { coordinates: [12.97, 77.75], approximate: null },
        prices: { min: 14_200_000, max: null },
      },
    });
    expect(pinsOf([placed, aFoundProperty({ id: 'p2' })], 'all-in')).toEqual([
      {
        id: 'p1',
        at: [12.97, 77.75],
        name: 'Areca Terraces',
        label: '₹1.42 Cr',
        verdict: placed.verdict.level,
      },
    ]);
  });

  it('marks a project with what its fitting home costs in all', () => {
    const home = {
      unitId: 'u1',
      label: '3 BHK',
      bhk: 3,
      price: 8_320_000,
      allInPrice: 9_635_320,
      atLeast: null,
      upTo: null,
      unknownCosts: [],
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
    const inPart = aFoundProperty({
      home: { ...home, allInPrice: null, atLeast: 9_100_000 },
      project: { geolocation: { coordinates: [12.97, 77.75], approximate: null } },
    });
    expect(pinsOf([inPart], 'all-in')[0]?.label).toBe('₹91 L+');
    expect(pinsOf([inPart], 'listed')[0]?.label).toBe('₹83.2 L');
  });

  it('marks it with the least price of the project, where no home has one', () => {
    const of = (price: { min: number | null; max: number | null }) => {
      const others = { carpet: null, superBuiltUp: null, plot: null, area: null };
      const ranges = { price, allInPrice: null, rate: null, ...others };
      const geolocation = { coordinates: [12.97, 77.75] as [number, number], approximate: null };
      return pinsOf([aFoundProperty({ project: { geolocation, ranges } })], 'all-in')[0]?.label;
    };
    expect(of({ min: 27_500_000, max: null })).toBe('₹2.75 Cr+');
    expect(of({ min: 19_300_000, max: 19_300_000 })).toBe('₹1.93 Cr');
    expect(of({ min: null, max: 9_000_000 })).toBeUndefined();
  });

  it('never marks it with the price of another home, where its own is not known', () => {
    const home = { unitId: 'u1', label: '3 BHK', bhk: 3, price: null, allInPrice: null };
    const found = aFoundProperty({
      home: { ...home, upTo: null, atLeast: null, unknownCosts: [], emi: null },
      project: {
        geolocation: { coordinates: [12.97, 77.75], approximate: null },
        prices: { min: 6_360_000, max: null },
      },
    });
    expect(pinsOf([found], 'all-in')[0]?.label).toBeUndefined();
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

  it('marks those whose place is known about within their circle, each where no other stands', () => {
    const about = { at: [12.971, 77.744] as [number, number], radiusMeters: 3100 };
    const geolocation = {
      coordinates: null,
      approximate: { ...about, name: 'Whitefield', from: 'locality' as const },
    };
    const pins = pinsOf(
      ['a', 'b', 'c', 'd'].map((id) => aFoundProperty({ id, project: { geolocation } })),
      'all-in',
    );
    expect(pins.map((pin) => pin.about)).toEqual([about, about, about, about]);
    expect(new Set(pins.map(({ at }) => at.join())).size).toBe(4);
    for (const { at } of pins) {
      expect(distanceMeters(at, about.at)).toBeLessThan(about.radiusMeters);
    }
  });

  it('says which marks are no exact place', () => {
    expect(
      coverageText(3, [{ at: HERE }, { at: HERE, about: { at: HERE, radiusMeters: 900 } }], {
        total: 3,
        bounds: undefined,
      }),
    ).toBe(
      'The map shows all 3 projects; 1 is circled: only the area is known; 1 has no known location.',
    );
  });

  it.each([
    [40, 40, 312, 'Showing the first 40 of 312 on the map.'],
    [40, 38, 1312, 'Showing the first 40 of 1,312 on the map; 2 have no known location.'],
    [12, 12, 12, 'The map shows all 12 projects.'],
    [1, 1, 1, 'The map shows the project.'],
  ])('says of %i loaded, %i placed, %i in all: %s', (loaded, placed, total, text) => {
    expect(
      coverageText(
        loaded,
        Array.from({ length: placed }, () => ({ at: HERE })),
        { total, bounds: undefined },
      ),
    ).toBe(text);
  });

  it('counts what is in sight, unless everything is', () => {
    const bounds = { south: 12.8, west: 77.6, north: 13, east: 77.8 };
    const pins = [{ at: HERE }, { at: [13.2, 77.7] as const }, { at: HERE }];
    expect(coverageText(3, pins, { total: 3, bounds })).toBe(
      'The map shows all 3 projects, 2 of them in sight.',
    );
    expect(coverageText(2, pins.slice(1), { total: 2, bounds })).toBe(
      'The map shows all 2 projects, 1 of them in sight.',
    );
    expect(coverageText(1, [{ at: HERE }], { total: 1, bounds })).toBe(
      'The map shows the project.',
    );
  });
});

const HERE = [12.9, 77.7] as const;
