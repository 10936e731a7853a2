import { describe, expect, it } from 'vitest';
import { BRIDGE, classOf, nameOf, readRoads } from '../roads.ts';
import { shortestTimes } from '../routing/shortest-times.ts';
import { streetGraph } from '../routing/street-graph.ts';
import { roadsFromOsm } from './osm-roads.ts';
import { madePbf, type MadeExtract, type MadeRelation, type MadeWay } from './testing/made-pbf.ts';

type Name = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'far';
/** A node's latitude and longitude by its name, in hundredths of a degree from a corner of the city: 1.1 km each. */
const SPOTS: Record<Name, readonly [number, number]> = {
  a: [0, 0],
  b: [0, 1],
  c: [0, 2],
  d: [1, 1],
  e: [1, 2],
  f: [1, 0],
  far: [900, 0],
};
const NAMES = Object.keys(SPOTS) as Name[];
const idOf = (name: Name) => 1_000_000_007 + 13 * NAMES.indexOf(name);

const way = (id: number, nodes: Name[], tags: Record<string, string> = {}): MadeWay => ({
  id,
  nodes: nodes.map(idOf),
  tags: { highway: 'residential', ...tags },
});
const forbids = (restriction: string, from: number, via: Name, to: number): MadeRelation => ({
  id: 9,
  tags: { type: 'restriction', restriction },
  members: [
    { type: 1, id: from, role: 'from' },
    { type: 0, id: idOf(via), role: 'via' },
    { type: 1, id: to, role: 'to' },
  ],
});
const toy = (ways: MadeWay[], relations: MadeRelation[] = []): MadeExtract => ({
  nodes: NAMES.map((name) => ({
    id: idOf(name),
    lat: 12.9 + SPOTS[name][0] / 100,
    lng: 77.6 + SPOTS[name][1] / 100,
  })),
  ways,
  relations,
});

/** Kilometres by car, rounded, from one node to another; Infinity where no way leads there. */
function km(extract: MadeExtract, from: Name, to: Name): number {
  const roads = readRoads(roadsFromOsm(madePbf(extract)));
  const nodeOf = (name: Name) =>
    roads.lat.findIndex(
      (lat, node) =>
        lat === 1_290_000 + 1000 * SPOTS[name][0] &&
        roads.lng[node] === 7_760_000 + 1000 * SPOTS[name][1],
    );
  const start = [{ node: nodeOf(from), seconds: 0, meters: 0 }];
  const { meters } = shortestTimes(streetGraph(roads), start);
  return Math.round((meters[nodeOf(to)] ?? Infinity) / 1000);
}

describe('streets from an extract of OpenStreetMap', () => {
  it('have their names in both scripts, their speed, class, day and whether they are bridges', () => {
    const tags = { highway: 'primary', name: 'Hosur Road', 'name:kn': 'ಹೊಸೂರು ರಸ್ತೆ' };
    const ways = [way(1, ['a', 'b', 'c'], { ...tags, maxspeed: '50', bridge: 'viaduct' })];
    const roads = readRoads(roadsFromOsm(madePbf(toy(ways))));

    expect([roads.edges, classOf(roads, 0), roads.maxKmh[0]]).toEqual([1, 'primary', 50]);
    expect(nameOf(roads, 0)).toEqual({ name: 'Hosur Road', nameKn: 'ಹೊಸೂರು ರಸ್ತೆ' });
    expect(roads.flags[0]).toBe(BRIDGE);
    expect(roads.about.sources).toMatchObject([{ id: 'osm', date: '2025-11-27' }]);
    expect(roads.about.isComplete).toBe(true);
  });

  it('meet where they share a node, and not where a bridge leads over them', () => {
    const under = way(1, ['a', 'd', 'e']);
    expect(km(toy([under, way(2, ['d', 'b'])]), 'a', 'b')).toBe(3);
    // From f to b is over the line from a to d.
    expect(km(toy([under, way(2, ['f', 'b'], { bridge: 'yes' })]), 'a', 'b')).toBe(Infinity);
  });

  it.each([
    ['yes', 1, Infinity],
    ['-1', Infinity, 1],
    ['no', 1, 1],
  ])('are one-way as they say: %s', (oneway, there, back) => {
    const extract = toy([way(1, ['a', 'b'], { oneway })]);
    expect([km(extract, 'a', 'b'), km(extract, 'b', 'a')]).toEqual([there, back]);
  });

  it('are one-way round a roundabout', () => {
    const extract = toy([way(1, ['a', 'b', 'd', 'f', 'a'], { junction: 'roundabout' })]);
    const cut = { ...extract, ways: [...extract.ways, way(2, ['b', 'c']), way(3, ['d', 'e'])] };
    expect([km(cut, 'b', 'd'), km(cut, 'd', 'b')]).toEqual([1, 3]);
  });

  it('keep a forbidden turn, and all others where one alone is allowed', () => {
    const ways = [
      way(1, ['a', 'b']),
      way(2, ['b', 'c']),
      way(3, ['b', 'd']),
      way(4, ['d', 'e', 'c']),
    ];
    expect(km(toy(ways), 'a', 'c')).toBe(2);
    expect(km(toy(ways, [forbids('no_straight_on', 1, 'b', 2)]), 'a', 'c')).toBe(4);
    expect(km(toy(ways, [forbids('only_left_turn', 1, 'b', 3)]), 'a', 'c')).toBe(4);
    expect(km(toy(ways, [forbids('only_straight_on', 1, 'b', 2)]), 'a', 'd')).toBe(4);
  });

  it('forbid no turn that does not say clearly from where to where', () => {
    const ways = [way(1, ['a', 'b']), way(2, ['d', 'b', 'c'])];
    expect(km(toy(ways, [forbids('no_left_turn', 1, 'b', 2)]), 'a', 'c')).toBe(2);
  });

  it('are none that is private, out of the city, or shut for cars', () => {
    const ways = [
      way(1, ['a', 'b'], { access: 'private' }),
      way(2, ['b', 'c', 'far']),
      way(3, ['a', 'f'], { motor_vehicle: 'no' }),
    ];
    expect(km(toy(ways), 'a', 'b')).toBe(Infinity);
    expect(km(toy(ways), 'b', 'c')).toBe(1);
    expect(km(toy(ways), 'a', 'f')).toBe(Infinity);
  });

  it('are the same bytes from the same streets, however the extract holds them', () => {
    const ways = [way(1, ['a', 'b']), way(2, ['b', 'c']), way(3, ['b', 'd', 'e', 'c'])];
    const turns = [forbids('no_straight_on', 1, 'b', 2)];
    const text = roadsFromOsm(madePbf(toy(ways, turns)));
    expect(roadsFromOsm(madePbf(toy(ways.toReversed(), turns), { isDense: false }))).toBe(text);
  });

  it('are not made from an extract that is cut off, of another kind, or without streets', () => {
    const bytes = madePbf(toy([way(1, ['a', 'b'])]));
    expect(() => roadsFromOsm(bytes.subarray(0, -5))).toThrow('cut off');
    const history = madePbf(toy([way(1, ['a', 'b'])]), { feature: 'HistoricalInformation' });
    expect(() => roadsFromOsm(history)).toThrow('HistoricalInformation');
    expect(() => roadsFromOsm(madePbf(toy([])))).toThrow('no street');
  });
});
