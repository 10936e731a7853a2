import { describe, expect, it } from 'vitest';
import { type StreetCoverage, thinStreetsText } from './thin-streets.ts';

const coverage: StreetCoverage = {
  isComplete: false,
  years: ['2015', '2026'],
  perDegree: 100,
  known: [
    [1294, 7757],
    [1298, 7760],
  ],
};

const around = (lat: number, lng: number, degrees: number) => ({
  south: lat - degrees,
  north: lat + degrees,
  west: lng - degrees,
  east: lng + degrees,
});

describe('a view of the map', () => {
  it('says that it lacks small streets where they are not known', () => {
    expect(thinStreetsText(coverage, { zoom: 15, bounds: around(13.06, 77.6, 0.01) })).toBe(
      'Small streets are missing here.',
    );
    expect(thinStreetsText(coverage, { zoom: 13, bounds: around(12.97, 77.6, 0.06) })).toMatch(
      /in parts/,
    );
  });

  it('says nothing where they are known, and nothing when seen from afar', () => {
    expect(
      thinStreetsText(coverage, { zoom: 16, bounds: around(12.985, 77.605, 0.004) }),
    ).toBeUndefined();
    expect(
      thinStreetsText(coverage, { zoom: 11, bounds: around(13.06, 77.6, 0.01) }),
    ).toBeUndefined();
    expect(thinStreetsText(coverage, { zoom: 15 })).toBeUndefined();
  });
});
