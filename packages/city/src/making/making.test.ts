import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classOf, lineOf, nameOf, readRoads, type RoadsAbout } from '../roads.ts';
import { kannadaRoads } from './kannada-names.ts';
import { kannadaStations, metroFile } from './metro-file.ts';
import { writeRoads, type DrawnEdge, type Spot } from './write-roads.ts';

const about: RoadsAbout = {
  title: 'A toy',
  licence: 'none',
  attribution: 'nobody',
  note: '',
  isComplete: true,
  sources: [{ id: 'toy', name: 'toy', licence: 'none', attribution: 'nobody', date: '2026' }],
};
const places = new Map<string, Spot>([
  ['a', [1_297_000, 7_759_000]],
  ['b', [1_297_100, 7_759_000]],
  ['c', [1_297_100, 7_759_200]],
]);
const street = (from: string, to: string, more: Partial<DrawnEdge> = {}): DrawnEdge => ({
  from,
  to,
  meters: 110,
  kind: 'residential',
  name: '',
  maxKmh: 0,
  isOneWay: false,
  isBridge: false,
  source: 0,
  bends: [],
  ...more,
});
const streets = [
  street('b', 'c', { name: 'Hosur Road', nameKn: 'ಹೊಸೂರು ರಸ್ತೆ', bends: [[1_297_150, 7_759_100]] }),
  street('a', 'b', { isOneWay: true, maxKmh: 30, kind: 'primary' }),
  street('c', 'a', { name: 'Hosur Road' }),
];

describe('the file of roads', () => {
  it('is the same bytes in whatever order the streets come', () => {
    const text = writeRoads(about, places, streets);
    fc.assert(
      fc.property(fc.shuffledSubarray(streets, { minLength: 3 }), (shuffled) => {
        expect(writeRoads(about, places, shuffled)).toBe(text);
      }),
    );
  });

  it('is read as it was written', () => {
    const roads = readRoads(writeRoads(about, places, streets, [{ from: 1, via: 'b', to: 0 }]));
    expect([roads.nodes, roads.edges]).toEqual([3, 3]);
    const primary = [0, 1, 2].find((edge) => classOf(roads, edge) === 'primary') ?? -1;
    expect([roads.maxKmh[primary], roads.flags[primary]]).toEqual([30, 1]);
    const bent = [0, 1, 2].find((edge) => lineOf(roads, edge).length === 3) ?? -1;
    expect(nameOf(roads, bent)).toEqual({ name: 'Hosur Road', nameKn: 'ಹೊಸೂರು ರಸ್ತೆ' });
    expect(lineOf(roads, bent)[1]).toEqual([12.9715, 77.591]);
    expect([...roads.turns.from, ...roads.turns.to]).toEqual([primary, bent]);
  });

  it('does not hold a street that ends nowhere', () => {
    expect(() => writeRoads(about, places, [street('a', 'z')])).toThrow('z');
  });
});

describe('Kannada names', () => {
  it('are the most frequent ones, from GeoJSON and from XML', () => {
    const way = (nameKn: string) => ({ properties: { name: 'MG Road', 'name:kn': nameKn } });
    const geojson = JSON.stringify({ features: [way('ಎಂ ಜಿ'), way('ಎಂಜಿ'), way('ಎಂಜಿ')] });
    const xml =
      '<osm><way id="1"><tag k="name" v="A &amp; B"/><tag k="name:kn" v="ಅ"/></way></osm>';
    expect([...kannadaRoads([geojson, xml])]).toEqual([
      ['MG Road', 'ಎಂಜಿ'],
      ['A & B', 'ಅ'],
    ]);
  });

  it('of stations are found however the station is written', () => {
    const station = {
      properties: { name: 'Hosahalli Stn.', station_colors: 'purple' },
      geometry: { type: 'Point', coordinates: [77.55, 12.97] },
    };
    const names = kannadaStations('code,name_eng,name_kan\nX,Hosahalli Station,ಹೊಸಹಳ್ಳಿ\n');
    const file = JSON.parse(metroFile(JSON.stringify({ features: [station] }), names)) as unknown;
    expect(file).toMatchObject({ stations: [{ id: 'hosahalli-stn', nameKn: 'ಹೊಸಹಳ್ಳಿ' }] });
  });
});
