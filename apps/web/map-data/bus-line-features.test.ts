import type { Buses } from '@manemitra/city/buses';
import { type RoadClass, ROAD_CLASSES } from '@manemitra/city/road-classes';
import type { Roads } from '@manemitra/city/roads';
import { describe, expect, it } from 'vitest';
import { busLineFeatures } from './bus-line-features.ts';

const NODES = 6;
const lngOf = (node: number): number => 7_760_000 + 500 * node;

/** Nodes on a row, some 540 m from each other, and streets of these classes from each to the next. */
function row(...classes: RoadClass[]): Roads {
  const none = new Int32Array(0);
  return {
    about: { title: '', licence: '', attribution: '', note: '', isComplete: false, sources: [] },
    nodes: NODES,
    edges: classes.length,
    lat: new Int32Array(NODES).fill(1_290_000),
    lng: Int32Array.from({ length: NODES }, (_, node) => lngOf(node)),
    from: Int32Array.from(classes, (_, edge) => edge),
    to: Int32Array.from(classes, (_, edge) => edge + 1),
    meters: new Int32Array(classes.length).fill(542),
    kind: Uint8Array.from(classes, (of) => ROAD_CLASSES.indexOf(of)),
    maxKmh: new Uint8Array(classes.length),
    flags: new Uint8Array(classes.length),
    source: new Uint8Array(classes.length),
    name: new Int32Array(classes.length),
    names: [['']],
    bendsFrom: new Int32Array(classes.length + 1),
    bendLat: none,
    bendLng: none,
    turns: { from: none, via: none, to: none },
  };
}

/** Services by the nodes at which they stop. */
function buses(services: Record<string, number[]>): Buses {
  const ways = Object.values(services);
  const first = new Int32Array(ways.length + 1);
  ways.forEach((stops, way) => (first[way + 1] = (first[way] ?? 0) + stops.length));
  return {
    about: { title: '', note: '', sources: [] },
    stops: NODES,
    lat: new Int32Array(NODES).fill(1_290_000),
    lng: Int32Array.from({ length: NODES }, (_, node) => lngOf(node)),
    names: Array.from({ length: NODES }, (_, node) => `Stop ${node}`),
    services: Object.keys(services),
    ways: ways.length,
    serviceOf: Int32Array.from(ways, (_, way) => way),
    first,
    stopAt: Int32Array.from(ways.flat()),
  };
}

/** The lines and the nodes from which and to which each stretch leads. */
const stretches = (roads: Roads, known: Buses) =>
  busLineFeatures(roads, known).map(({ properties, geometry: { coordinates } }) => {
    const nodes = coordinates.map(([lng]) =>
      Math.abs(Math.round((lng * 100_000 - lngOf(0)) / 500)),
    );
    return [properties.lines, Math.min(...nodes), Math.max(...nodes)];
  });

describe('lines of buses on the map', () => {
  it('lead along the streets from stop to stop, with the names of those that use a stretch', () => {
    const roads = row('primary', 'primary', 'primary', 'primary', 'primary');
    const drawn = stretches(roads, buses({ '500-D': [0, 2, 5], '201': [2, 5] }));
    expect(drawn).toHaveLength(2);
    expect(drawn).toContainEqual(['500-D', 0, 2]);
    expect(drawn).toContainEqual(['201, 500-D', 2, 5]);
  });

  it('are shown as a count where many share a stretch, drawn wider the more they are', () => {
    const roads = row('primary', 'primary');
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`L${at}`, [0, 2]]));
    expect(busLineFeatures(roads, buses(many)).map(({ properties }) => properties)).toEqual([
      { many: 2, lines: '' },
    ]);
  });

  it('are not drawn where no street is known: a straight line between two stops is none', () => {
    const roads = row('primary', 'primary', 'stop_link');
    expect(stretches(roads, buses({ '500-D': [0, 1, 2, 3] }))).toEqual([['500-D', 0, 2]]);
  });

  it('are not led far round where the street between two stops is missing', () => {
    const roads = row('primary', 'primary', 'primary', 'primary', 'primary');
    // The street is four times as long as the way between its ends.
    roads.meters.fill(542 * 4);
    expect(stretches(roads, buses({ '500-D': [0, 5] }))).toEqual([]);
  });
});
