import Feature from 'ol/Feature.js';
import { describe, expect, it } from 'vitest';
import { MAP_PALETTES } from './map-palette.ts';
import { nameStyles, wrapped } from './name-style.ts';
import { type MapProperties, seenFrom } from './seen-from.ts';

describe('a name on the map', () => {
  it.each([
    ['Hebbal', 'Hebbal'],
    ['Rajarajeshwari Nagar', 'Rajarajeshwari\nNagar'],
    ['St. John’s Road', 'St. John’s\nRoad'],
    ['HSR Layout', 'HSR Layout'],
  ])('%s is cut between words alone, into lines of about twelve letters', (name, lines) => {
    expect(wrapped(name, 12)).toBe(lines);
  });
});

/** What is written for a feature at a zoom. */
function written(properties: MapProperties, zoom: number): unknown[] {
  const palette = MAP_PALETTES.light;
  const feature = new Feature();
  const around = { hasKannada: false, marks: [] };
  const styles = nameStyles({ feature, layer: 'ground', properties, zoom, palette }, around);
  return styles.map((style) => style.getText()?.getText());
}

describe('the metro', () => {
  const built = { status: 'under-construction' };

  it('says on a line that does not run yet that it is being built, from the whole city on', () => {
    const blue = { kind: 'line-name', class: 'blue', name: 'Blue Line', rank: 0 };

    expect(written({ ...blue, ...built }, 9)).toEqual([
      expect.arrayContaining(['Blue Line', 'being built']),
    ]);
    expect(written({ ...blue, status: 'operational' }, 9)).toEqual(['Blue Line']);
  });

  it('says the same of a station', () => {
    const station = { kind: 'station', class: 'blue', name: 'Agara', rank: 2, ...built };

    expect(written(station, 14)).toEqual([expect.arrayContaining(['Agara', 'being built'])]);
  });

  it('names from afar the stations where lines meet, nearer the ends of lines, then all', () => {
    const station = { kind: 'station', class: 'green', name: 'Majestic', status: 'operational' };
    const namedAt = (zoom: number) =>
      [0, 1, 2].filter((rank) => written({ ...station, rank }, zoom).length > 0);

    expect(namedAt(9.5)).toEqual([0]);
    expect(namedAt(11)).toEqual([0, 1]);
    expect(namedAt(13)).toEqual([0, 1, 2]);
  });
});

it('the best-known tech parks are named from the whole city on, well-known ones nearer, then all', () => {
  const park = { kind: 'spot', class: 'tech-park', name: 'Manyata Tech Park' };
  const seenAt = (zoom: number) =>
    [0, 1, 2].filter((rank) => seenFrom('ground', { ...park, rank }) <= zoom);

  expect([9, 12, 13].map(seenAt)).toEqual([[0], [0, 1], [0, 1, 2]]);
});
