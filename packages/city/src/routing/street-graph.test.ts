import { describe, expect, it } from 'vitest';
import { writeRoads, type DrawnEdge, type Spot } from '../making/write-roads.ts';
import { readRoads } from '../roads.ts';
import { shortestTimes } from './shortest-times.ts';
import { streetGraph } from './street-graph.ts';

const spots = new Map<string, Spot>(
  ['a', 'b', 'c', 'd'].map((id, i) => [id, [1_297_000 + 100 * i, 7_759_000]]),
);
const source = (id: string) => ({ id, name: id, licence: '', attribution: '', date: '2026' });
const street = (from: string, to: string, more: Partial<DrawnEdge> = {}): DrawnEdge => ({
  from,
  to,
  meters: 1000,
  kind: 'residential',
  name: '',
  maxKmh: 0,
  isOneWay: false,
  isBridge: false,
  source: 0,
  bends: [],
  ...more,
});

type Turns = Parameters<typeof writeRoads>[3];

function metersFromA(
  streets: readonly DrawnEdge[],
  { isComplete = true, turns = [] }: { isComplete?: boolean; turns?: Turns } = {},
) {
  const about = { title: '', licence: '', attribution: '', note: '', isComplete };
  const sources = [source('streets'), source('buses')];
  const roads = readRoads(writeRoads({ ...about, sources }, spots, streets, turns));
  const graph = streetGraph(roads);
  const { meters } = shortestTimes(graph, [{ node: 0, seconds: 0, meters: 0 }]);
  return Array.from(meters.slice(1, roads.nodes), Math.round);
}

describe('a way by car', () => {
  it('goes along a one-way street and not against it', () => {
    const streets = [street('a', 'b', { isOneWay: true }), street('c', 'b', { isOneWay: true })];
    expect(metersFromA(streets)).toEqual([1000, Infinity]);
  });

  it('goes against it for three times the time where not every street is known', () => {
    const streets = [street('a', 'b', { isOneWay: true }), street('c', 'b', { isOneWay: true })];
    expect(metersFromA(streets, { isComplete: false })).toEqual([1000, 2000]);
    const detour = (meters: number) => [...streets, street('b', 'd'), street('d', 'c', { meters })];
    expect(metersFromA(detour(1900), { isComplete: false })).toEqual([1000, 3900, 2000]);
    expect(metersFromA(detour(2100), { isComplete: false })).toEqual([1000, 2000, 2000]);
  });

  it('takes no turn that is forbidden, and goes around', () => {
    const streets = [street('a', 'b'), street('b', 'c'), street('b', 'd'), street('d', 'c')];
    expect(metersFromA(streets)).toEqual([1000, 2000, 2000]);
    const turns = [{ from: 0, via: 'b', to: 1 }];
    expect(metersFromA(streets, { turns })).toEqual([1000, 3000, 2000]);
  });

  it('takes no footpath, and a main road before a shorter lane', () => {
    const streets = [
      street('a', 'b', { kind: 'footway', meters: 10 }),
      street('a', 'b', { kind: 'living_street', meters: 900 }),
      street('a', 'b', { kind: 'trunk', meters: 1500 }),
    ];
    expect(metersFromA(streets)).toEqual([1500]);
  });
});
