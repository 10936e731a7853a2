import { cityFiles } from '@manemitra/city/city-files';
import { distanceMeters, distanceToPathMeters } from '@manemitra/domain/geography';
import { metroStationsOf } from '@manemitra/query/gazetteer';
import { describe, expect, it } from 'vitest';
import { lakeOutlines } from '@manemitra/city/outlines/lake-outlines';
import type { MapFeature } from './map-feature.ts';
import { mapFeatures } from './map-features.ts';
import { METRO_LINES } from './metro-features.ts';
import { outlineAreaSquareMeters, outlineMiddle } from '@manemitra/city/outlines/outline-measures';
import { parkOutlines } from '@manemitra/city/outlines/park-outlines';
import { techParkOutlines } from '@manemitra/city/outlines/tech-park-outlines';

const { lines } = cityFiles().metro();
const features = mapFeatures({ lines });

/** From the southern end of the Satellite Town Ring Road to the Nandi Hills. */
const BOX = { west: 77.15, south: 12.48, east: 77.9, north: 13.45 };

function positionsOf({ geometry }: MapFeature): [number, number][] {
  if (geometry.type === 'Point') return [geometry.coordinates];
  return geometry.type === 'LineString' ? geometry.coordinates : geometry.coordinates.flat();
}

describe('the base map', () => {
  it('lies in and around Bengaluru', () => {
    const isOutside = ([lng, lat]: [number, number]): boolean =>
      lng < BOX.west || lng > BOX.east || lat < BOX.south || lat > BOX.north;

    expect(
      features
        .filter((feature) => positionsOf(feature).some(isOutside))
        .map(({ properties }) => properties.id),
    ).toEqual([]);
  });

  it('names nothing twice', () => {
    const ids = features.map(({ properties }) => `${properties.kind} ${properties.id}`);

    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('draws every kind of thing that its style has a layer for', () => {
    expect([...new Set(features.map(({ properties }) => properties.kind))].sort()).toEqual(
      [
        'lake',
        'line-name',
        'metro',
        'park',
        'park-name',
        'place',
        'spot',
        'station',
        'tech-park',
        'water-name',
      ].sort(),
    );
  });
});

describe('metro lines', () => {
  it.each(METRO_LINES)('have the stations of the %s line in the order of travel', (line) => {
    const stations = metroStationsOf(line);
    const steps = stations
      .slice(1)
      .map((station, i) => distanceMeters(stations[i]?.at ?? station.at, station.at));

    expect(stations.length).toBeGreaterThan(14);
    // The airport line has no stop for 7 km; a station out of order would add many such leaps.
    expect(Math.max(...steps)).toBeLessThan(7500);
    expect(steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)]).toBeLessThan(1600);
    expect(Math.min(...steps)).toBeGreaterThan(300);
  });

  it('are told apart by what runs and what is being built', () => {
    const status = (line: string): unknown[] =>
      features
        .filter(({ properties }) => properties.kind === 'metro' && properties.class === line)
        .map(({ properties }) => properties.status);

    expect(status('purple')).toEqual(['operational']);
    expect(status('green')).toEqual(['operational']);
    expect(status('yellow')).toEqual(['operational']);
    expect(status('pink')).toContain('under-construction');
    expect(status('blue')).toContain('under-construction');
  });

  it('are named at spots of their own, so that one is in sight wherever they are', () => {
    const names = features.filter(({ properties }) => properties.kind === 'line-name');
    const ofBlue = names.filter(({ properties }) => properties.class === 'blue');

    expect(new Set(ofBlue.map(({ properties }) => properties.name))).toEqual(
      new Set(['Blue Line']),
    );
    expect(ofBlue.every(({ properties }) => properties.status === 'under-construction')).toBe(true);
    expect(ofBlue.filter(({ properties }) => properties.rank === 0)).toHaveLength(1);
    expect(ofBlue.filter(({ properties }) => properties.rank === 1).length).toBeGreaterThan(2);
    for (const { geometry, properties } of names) {
      const rails = features.filter((one) => one.properties.class === properties.class);
      const paths = rails.flatMap((one) =>
        one.geometry.type === 'LineString' ? [one.geometry.coordinates] : [],
      );
      const [lng = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
      const apart = paths.map((path) =>
        distanceToPathMeters(
          [lat, lng],
          path.map(([x, y]): [number, number] => [y, x]),
        ),
      );
      expect(Math.min(...apart)).toBeLessThan(10);
    }
  });

  it('and tech parks name those that exist as the large ones', () => {
    const ranked = (kind: string, rank: number) =>
      features
        .filter(({ properties }) => properties.kind === kind && properties.rank === rank)
        .map(({ properties }) => properties.name);

    expect(ranked('station', 0)).toHaveLength(7);
    expect(ranked('station', 0)).toContain('Majestic');
    // Each of five lines has two ends; the Yellow one begins, and the Pink one ends, where it meets another.
    expect(ranked('station', 1)).toHaveLength(8);
    const parks = features.filter(({ properties }) => properties.class === 'tech-park');
    expect(parks.filter(({ properties }) => properties.rank === 0)).toHaveLength(4);
    expect(parks.filter(({ properties }) => properties.rank === 1)).toHaveLength(7);
  });

  it.each(['purple', 'green', 'yellow'] as const)(
    'have the track of the %s line at each of its stations',
    (line) => {
      const track = lines.find(({ id }) => id === line)?.track ?? [];
      expect(track.length).toBeGreaterThan(50);

      for (const { at } of metroStationsOf(line)) {
        // Half the length of a train: the point of a station is somewhere on its platforms.
        expect(distanceToPathMeters(at, track)).toBeLessThan(200);
      }
    },
  );
});

describe('outlines', () => {
  it.each(
    [...lakeOutlines, ...parkOutlines, ...techParkOutlines].map(
      (outline) => [outline.name, outline] as const,
    ),
  )('%s is an area of a believable size around its own middle', (_, outline) => {
    const hectares = outlineAreaSquareMeters(outline) / 10_000;
    const reach = Math.max(
      ...outline.corners.map((corner) => distanceMeters(corner, outlineMiddle(outline))),
    );

    expect(outline.corners.length).toBeGreaterThan(2);
    expect(hectares).toBeGreaterThan(0.4);
    expect(hectares).toBeLessThan(700);
    // A mistyped corner would stand far off: even the longest lake reaches no further than this.
    expect(reach).toBeLessThan(8 * Math.sqrt((hectares * 10_000) / Math.PI));
  });

  it('name each way of OpenStreetMap once', () => {
    const ways = [...lakeOutlines, ...parkOutlines, ...techParkOutlines].map(
      ({ osmWay }) => osmWay,
    );

    expect(new Set(ways).size).toBe(ways.length);
  });
});
