import { distanceMeters, type Point } from '@manemitra/domain/geography';
import { DETOUR } from '@manemitra/domain/journey';
import { placeBySlug, places } from '@manemitra/query/gazetteer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeEstimator } from './estimate-route.ts';
import { roadSkeleton } from './road-skeleton.ts';

const estimate = routeEstimator();
const point = fc.tuple(
  fc.double({ min: 12.7, max: 13.25, noNaN: true }),
  fc.double({ min: 77.35, max: 77.85, noNaN: true }),
);
const at = (slug: string): Point => placeBySlug(slug)?.at ?? [0, 0];

describe('the skeleton of main roads', () => {
  it('holds together: every open road that was traced can be reached from every other', () => {
    const { graph, roads } = roadSkeleton();
    const traced = places.filter(
      ({ kind, status, path }) => kind === 'road' && status === 'operational' && path,
    );
    expect(roads).toHaveLength(traced.length);
    const reached = new Set<string | number>([roads[0]?.[0]?.id ?? '']);
    for (const id of reached) {
      graph.forEachLinkedNode(id, (next) => void reached.add(next.id), false);
    }
    expect(reached.size).toBe(graph.getNodeCount());
  });
});

describe('an estimated way', () => {
  it('goes from end to end, is never shorter than the straight line nor longer than the plain estimate', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        const { meters, seconds, path } = estimate(from, to);
        const straight = distanceMeters(from, to);
        expect(path.at(0)).toEqual(from);
        expect(path.at(-1)).toEqual(to);
        expect(meters).toBeGreaterThanOrEqual(Math.floor(straight));
        expect(meters).toBeLessThanOrEqual(Math.ceil(straight * DETOUR));
        // 16.6 km/h, the car of docs/query-language.md.
        expect(Math.abs(seconds - (meters * 3.6) / 16.6)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        expect(Math.abs(estimate(from, to).meters - estimate(to, from).meters)).toBeLessThan(2);
      }),
    );
  });

  it('follows the main roads where they lead', () => {
    const { path, meters } = estimate(at('yelahanka'), at('whitefield'));
    expect(path.length).toBeGreaterThan(10);
    expect(meters).toBeLessThan(distanceMeters(at('yelahanka'), at('whitefield')) * DETOUR);
  });

  it('to where one is already is nothing', () => {
    expect(estimate(at('hebbal'), at('hebbal'))).toMatchObject({ meters: 0, seconds: 0 });
  });
});
