import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters, distanceToPathMeters, type Point } from '../geography.ts';
import { FLOOD_SPOTS } from './flood-spots.ts';
import { FLOODING_ROADS } from './flooding-roads.ts';
import { FLOOD_METERS, knownFloodsNear } from './known-floods.ts';

const points = [...FLOOD_SPOTS.map(({ at }) => at), ...FLOODING_ROADS.flatMap(({ path }) => path)];

describe('known floods', () => {
  it('all lie in the city', () => {
    const isOutside = ([lat, lng]: Point): boolean =>
      !(lat > 12.75 && lat < 13.25 && lng > 77.35 && lng < 77.85);

    expect(points.filter(isOutside)).toEqual([]);
  });

  it('leave out what the list places elsewhere than it names', () => {
    expect(FLOOD_SPOTS).toHaveLength(66);
    expect(FLOOD_SPOTS.map(({ name }) => name)).not.toContain('Sarjapur road');
  });

  it('name the spot at a point, and nothing where nothing is known', () => {
    expect(knownFloodsNear([13.01699, 77.58379])[0]).toEqual({
      kind: 'spot',
      name: 'Mekhri circle',
      meters: 0,
    });
    // Whitefield: on neither list, which says nothing of water there.
    expect(knownFloodsNear([12.9698, 77.7499])).toEqual([]);
  });

  it('are found within 500 m and no further, the nearest first, each name once', () => {
    const near = fc
      .tuple(fc.constantFrom(...points), fc.double({ min: -0.01, max: 0.01, noNaN: true }))
      .map(([[lat, lng], by]): Point => [lat + by, lng - by]);
    const isNear = (point: Point): boolean =>
      FLOOD_SPOTS.some(({ at }) => distanceMeters(point, at) <= FLOOD_METERS) ||
      FLOODING_ROADS.some(({ path }) => distanceToPathMeters(point, path) <= FLOOD_METERS);

    fc.assert(
      fc.property(near, (point) => {
        const found = knownFloodsNear(point);
        const meters = found.map((flood) => flood.meters);

        expect(found.length > 0).toBe(isNear(point));
        expect(meters).toEqual(meters.toSorted((a, b) => a - b));
        expect(Math.max(0, ...meters)).toBeLessThanOrEqual(FLOOD_METERS);
        expect(new Set(found.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(found.length);
      }),
    );
  });
});
