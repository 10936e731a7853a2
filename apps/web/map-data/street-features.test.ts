import { type RoadClass, ROAD_CLASSES } from '@manemitra/city/road-classes';
import type { Roads } from '@manemitra/city/roads';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLines, type Piece } from './join-lines.ts';
import { simplifyLine } from './simplify-line.ts';
import { streetFeatures } from './street-features.ts';

const CLASSES: readonly RoadClass[] = [
  'primary',
  'residential',
  'stop_link',
  'connector',
  'primary_link',
];
const NODES = 12;

type Edge = [from: number, to: number, roadClass: number, name?: number, meters?: number];

/** Nodes on a row, 500 units from each other; edges by the numbers of their nodes and the place of their class. */
function roads(edges: readonly Edge[]): Roads {
  const none = new Int32Array(0);
  const column = (value: (edge: Edge) => number) => Int32Array.from(edges, value);
  return {
    about: { title: '', licence: '', attribution: '', note: '', isComplete: false, sources: [] },
    nodes: NODES,
    edges: edges.length,
    lat: new Int32Array(NODES).fill(1_290_000),
    lng: Int32Array.from({ length: NODES }, (_, i) => 7_760_000 + 500 * i),
    from: column(([from]) => from),
    to: column(([, to]) => to),
    meters: column(([, , , , meters = 550]) => meters),
    kind: Uint8Array.from(edges, ([, , of]) => ROAD_CLASSES.indexOf(CLASSES[of] ?? 'road')),
    maxKmh: new Uint8Array(edges.length),
    flags: new Uint8Array(edges.length),
    source: new Uint8Array(edges.length),
    name: column(([, , , name = 0]) => name),
    names: [[''], ['Hosur Road', 'ಹೊಸೂರು ರಸ್ತೆ']],
    bendsFrom: new Int32Array(edges.length + 1),
    bendLat: none,
    bendLng: none,
    turns: { from: none, via: none, to: none },
  };
}

describe('streets of the map', () => {
  it('never are the helpers of routing', () => {
    const { main, small } = streetFeatures(
      roads([
        [0, 1, 0],
        [1, 2, 2],
        [2, 3, 3],
        [3, 4, 1],
      ]),
    );

    expect(main).toHaveLength(1);
    expect(small).toHaveLength(1);
  });

  it('are one line where pieces of a class and name meet, with both names', () => {
    const { main } = streetFeatures(
      roads([
        [0, 1, 0, 1],
        [2, 1, 0, 1],
        [2, 3, 0, 1],
      ]),
    );

    expect(main.map(({ properties }) => properties)).toEqual([
      { class: 'primary', name: 'Hosur Road', kn: 'ಹೊಸೂರು ರಸ್ತೆ' },
    ]);
    expect(main[0]?.geometry.coordinates.toSorted((a, b) => a[0] - b[0])).toEqual([
      [77.6, 12.9],
      [77.615, 12.9],
    ]);
  });

  it('are drawn once, though both directions are known, and links as the road they belong to', () => {
    const { main } = streetFeatures(
      roads([
        [0, 1, 0],
        [1, 0, 0],
        [3, 4, 4],
      ]),
    );

    expect(main.map(({ properties }) => properties.class)).toEqual(['primary', 'primary']);
  });

  it('leave out a short piece that touches no other', () => {
    const { main } = streetFeatures(
      roads([
        [0, 1, 0],
        [5, 6, 0, 0, 300],
      ]),
    );

    expect(main).toHaveLength(1);
  });
});

const point = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }));

describe('lines', () => {
  it('keep their ends and only points they had when they are thinned', () => {
    fc.assert(
      fc.property(
        fc.array(point, { minLength: 2, maxLength: 30 }),
        fc.nat(50),
        (line, tolerance) => {
          const thin = simplifyLine(line, tolerance);
          const had = new Set(line.map(String));

          expect(thin[0]).toEqual(line[0]);
          expect(thin.at(-1)).toEqual(line.at(-1));
          expect(thin.every((one) => had.has(String(one)))).toBe(true);
          expect(thin.length).toBeLessThanOrEqual(line.length);
        },
      ),
    );
  });

  it('lose and invent no piece when they are joined', () => {
    const pieces = fc.array(
      fc.record({ from: fc.nat(8), to: fc.nat(8), key: fc.constantFrom('a', 'b') }),
      { maxLength: 25 },
    );
    /** Each piece of a line, whichever way round. */
    const steps = (line: readonly (readonly number[])[], key: string): string[] =>
      line.slice(1).map((end, i) => `${key} ${[String(line[i]), String(end)].sort().join(' ')}`);

    fc.assert(
      fc.property(pieces, (given) => {
        const all = given
          .filter(({ from, to }) => from !== to)
          .map(({ from, to, key }): Piece => ({
            from,
            to,
            key,
            line: [
              [from, 0],
              [to, 0],
            ],
          }));
        const wanted = new Set(all.flatMap(({ line, key }) => steps(line, key)));
        const joined = joinLines(all).flatMap(({ line, key }) => steps(line, key));

        expect(joined.toSorted()).toEqual([...wanted].sort());
      }),
    );
  });
});
