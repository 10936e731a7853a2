import { describe, expect, it } from 'vitest';
import { thinStreetsText } from './thin-streets.ts';

const around = (lat: number, lng: number, degrees: number) => ({
  south: lat - degrees,
  north: lat + degrees,
  west: lng - degrees,
  east: lng + degrees,
});

describe('a view of the map', () => {
  it('says that it lacks small streets where they are not known', () => {
    expect(thinStreetsText({ zoom: 15, bounds: around(13.06, 77.6, 0.01) })).toBe(
      'Small streets are missing here.',
    );
    expect(thinStreetsText({ zoom: 13, bounds: around(12.97, 77.6, 0.06) })).toMatch(/in parts/);
  });

  it('says nothing where they are known, and of none from afar', () => {
    expect(thinStreetsText({ zoom: 16, bounds: around(12.985, 77.605, 0.004) })).toBeUndefined();
    expect(thinStreetsText({ zoom: 11, bounds: around(13.06, 77.6, 0.01) })).toBeUndefined();
    expect(thinStreetsText({ zoom: 15 })).toBeUndefined();
  });
});
