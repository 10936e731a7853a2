import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLines, type Piece } from './join-lines.ts';
import type { RoadEdge, RoadsFile } from './roads-file.ts';
import { simplifyLine } from './simplify-line.ts';
import { streetFeatures } from './street-features.ts';

const CLASSES = ['primary', 'residential', 'stop_link', 'connector', 'primary_link'];

/** Nodes on a row, 500 units from each other; edges by the numbers of their nodes and the place of their class. */
function roads(edges: [from: number, to: number, roadClass: number, name?: number][]): RoadsFile {
  return {
    scale: 100_000,
    classes: CLASSES,
    names: ['', 'Hosur Road'],
    namesKn: { 'Hosur Road': 'ಹೊಸೂರು ರಸ್ತೆ' },
    nodes: Array.from({ length: 12 }, (_, i) => [7_760_000 + 500 * i, 1_290_000] as const),
    edges: edges.map(([from, to, roadClass, name = 0]): RoadEdge => [
      from,
      to,
      550,
      roadClass,
      0,
      name,
      0,
      0,
      [],
    ]),
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
    const file = roads([
      [0, 1, 0],
      [5, 6, 0],
    ]);
    const short = file.edges.map((edge): RoadEdge =>
      edge[0] === 5 ? [5, 6, 300, 0, 0, 0, 0, 0, []] : edge,
    );

    expect(streetFeatures({ ...file, edges: short }).main).toHaveLength(1);
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
