import MVT from 'ol/format/MVT.js';
import { describe, expect, it } from 'vitest';
import { cutTiles, type MapFile } from './tile-cutter.ts';

const street = (of: string, name: string): MapFile['features'][number] => ({
  type: 'Feature',
  properties: { class: of, name },
  geometry: {
    type: 'LineString',
    coordinates: [
      [77.59, 12.97],
      [77.595, 12.975],
    ],
  },
});

const file: MapFile = {
  type: 'FeatureCollection',
  features: [street('motorway', 'Airport Road'), street('tertiary', '5th Cross')],
};

/** Class and name of what a tile holds, the tile of this zoom in which the streets lie. */
function told(zoom: number): unknown[][] {
  const tiles = cutTiles({ streets: file }, [77.58, 12.96, 77.6, 12.98]);
  return [...tiles]
    .filter(([at]) => at.startsWith(`${zoom}/`))
    .flatMap(([, bytes]) => new MVT().readFeatures(bytes.slice().buffer))
    .map((feature): unknown[] => [feature.get('layer'), feature.get('class'), feature.get('name')]);
}

describe('the tiles of the map', () => {
  it('hold from afar what is drawn from afar, and no name that is not written', () => {
    expect(told(9)).toEqual([['streets', 'motorway', undefined]]);
    expect(told(11)).toEqual([
      ['streets', 'motorway', 'Airport Road'],
      ['streets', 'tertiary', undefined],
    ]);
  });

  it('hold all at their nearest zoom, from which they are shown at every nearer one', () => {
    expect(told(13)).toContainEqual(['streets', 'tertiary', '5th Cross']);
  });

  it('hold pieces of streets that go on in each other as one line, without corners that nobody sees', () => {
    const wave = Array.from({ length: 41 }, (_, at): [number, number] => [
      77.55 + at / 1000,
      12.95 + (at % 2) / 100_000,
    ]);
    const pieces = [wave.slice(0, 21), wave.slice(20).toReversed()].map(
      (coordinates, at): MapFile['features'][number] => ({
        type: 'Feature',
        properties: { class: 'primary', name: `Part ${at}` },
        geometry: { type: 'LineString', coordinates },
      }),
    );
    const tiles = cutTiles(
      { streets: { type: 'FeatureCollection', features: pieces } },
      [77.55, 12.95, 77.59, 12.96],
    );
    const [far, near] = ['9/', '12/'].map((zoom) =>
      [...tiles]
        .filter(([at]) => at.startsWith(zoom))
        .flatMap(([, bytes]) => new MVT().readFeatures(bytes.slice().buffer)),
    );

    expect(far?.map((line) => line.getFlatCoordinates().length)).toEqual([4]);
    expect(near?.map((line) => line.get('name') as string).sort()).toEqual(['Part 0', 'Part 1']);
  });

  it('are there for all of the bounds, the empty ones too', () => {
    const tiles = cutTiles({ streets: file }, [77.3, 12.6, 77.9, 13.4]);

    expect([...tiles.keys()].filter((at) => at.startsWith('9/')).length).toBeGreaterThan(1);
    expect([...tiles.values()].some((bytes) => bytes.length === 0)).toBe(true);
  });
});
