import { distanceMeters } from '@manemitra/domain/geography';
import { describe, expect, it } from 'vitest';
import { stopPoint } from './buses.ts';
import { cityFiles } from './city-files.ts';
import { HELPER_CLASSES } from './road-classes.ts';
import { classOf, lineOf, nameOf } from './roads.ts';

const city = cityFiles();

describe('the roads of this package', () => {
  it('lie in the city, and their lines are as long as they say', () => {
    const roads = city.roads();
    expect(roads.edges).toBe(30_450);
    const wrong = Array.from({ length: roads.edges }, (_, edge) => edge).filter((edge) => {
      const line = lineOf(roads, edge);
      const meters = line
        .slice(1)
        .reduce((sum, point, i) => sum + distanceMeters(line[i] ?? point, point), 0);
      // Lines are simplified to 4 m, lengths were measured before.
      const off = Math.abs(meters - (roads.meters[edge] ?? 0));
      const isInCity = line.every(
        ([lat, lng]) => lat > 12.5 && lat < 13.6 && lng > 77 && lng < 78.2,
      );
      return off >= 25 + 0.1 * meters || !isInCity;
    });
    expect(wrong).toEqual([]);
  });

  it('have a class, a source and, where it is known, a name in two scripts', () => {
    const roads = city.roads();
    const edges = Array.from({ length: roads.edges }, (_, edge) => edge);
    expect(edges.filter((edge) => HELPER_CLASSES.has(classOf(roads, edge)))).toHaveLength(10_861);
    expect(
      new Set(edges.map((edge) => roads.about.sources[roads.source[edge] ?? -1]?.id)).size,
    ).toBe(7);
    const ring = edges
      .map((edge) => nameOf(roads, edge))
      .find((name) => name?.name === 'Outer Ring Road');
    expect(ring?.nameKn).toBe('ಹೊರ ವರ್ತುಲ ರಸ್ತೆ');
  });
});

describe('the metro of this package', () => {
  it('has three lines, whose stations follow each other along the track', () => {
    const { lines, stations } = city.metro();
    expect(lines.map(({ id, stations: on }) => [id, on.length])).toEqual([
      ['green', 32],
      ['purple', 37],
      ['yellow', 16],
    ]);
    const at = new Map(stations.map((station) => [station.id, station.at]));
    for (const line of lines) {
      expect(line.meters).toHaveLength(line.stations.length - 1);
      line.meters.forEach((meters, i) => {
        const [from, to] = [at.get(line.stations[i] ?? ''), at.get(line.stations[i + 1] ?? '')];
        const straight = from && to ? distanceMeters(from, to) : NaN;
        expect(meters).toBeGreaterThan(straight - 60);
        expect(meters).toBeLessThan(1.6 * straight + 60);
      });
    }
  });
});

describe('the buses of this package', () => {
  it('call at stops in the city, each service at two or more', () => {
    const buses = city.buses();
    expect([buses.services.length, buses.ways]).toEqual([2396, 4530]);
    const lengths = Array.from(
      { length: buses.ways },
      (_, way) => (buses.first[way + 1] ?? 0) - (buses.first[way] ?? 0),
    );
    expect(Math.min(...lengths)).toBeGreaterThan(1);
    const isFar = Array.from({ length: buses.stops }, (_, stop) => stopPoint(buses, stop)).filter(
      ([lat, lng]) => lat < 12.5 || lat > 13.6 || lng < 77 || lng > 78.2,
    );
    expect(isFar).toEqual([]);
  });
});
