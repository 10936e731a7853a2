import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { readBuses } from '../buses.ts';
import { readRoads } from '../roads.ts';
import { busesWithout, roadsWithout } from './leave-out.ts';

const require = createRequire(import.meta.url);
const text = (file: string) =>
  readFileSync(require.resolve(`@manemitra/city/data/${file}`), 'utf8');

describe('a source that is left out', () => {
  it('is in no street, and the others are as they were', () => {
    const before = readRoads(text('roads.json'));
    const after = readRoads(roadsWithout(text('roads.json'), new Set(['bus-lines', 'bus-stops'])));
    const ids = after.about.sources.map(({ id }) => id);
    expect(ids).toEqual(['osm-corridors', 'osm-major', 'osm-centre', 'osm-ring', 'joined']);
    const metersOf = ({ about, source, meters }: typeof before, id: string) =>
      meters
        .filter((_, edge) => about.sources[source[edge] ?? -1]?.id === id)
        .reduce((a, b) => a + b, 0);
    for (const id of ids) expect(metersOf(after, id)).toBe(metersOf(before, id));
    expect(after.meters.reduce((a, b) => a + b, 0)).toBe(
      ids.reduce((sum, id) => sum + metersOf(before, id), 0),
    );
  });

  it('is the same file where nothing of it is left out', () => {
    expect(roadsWithout(text('roads.json'), new Set())).toBe(text('roads.json'));
    expect(busesWithout(text('buses.json'), new Set(['osm-ring']))).toBe(text('buses.json'));
  });

  it('leaves no stop and no bus line, and no longer names their source', () => {
    const buses = readBuses(busesWithout(text('buses.json'), new Set(['buses'])));
    expect([buses.stops, buses.ways, buses.about.sources]).toEqual([0, 0, []]);
  });
});
