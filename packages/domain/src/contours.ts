import type { Point } from './geography.ts';
import { isInRing } from './rings.ts';

/** Values at the crossings of a grid: row by row from the south, each row from the west. */
export interface Field {
  rows: number;
  columns: number;
  values: ArrayLike<number>;
  /** Where a crossing is. */
  at: (row: number, column: number) => Point;
}

/** A ring and the holes in it. */
export interface Shape {
  ring: Point[];
  holes: Point[][];
}

/**
 * The shapes in which a field is above nought (marching squares, the edge where a value between two crossings would be
 * nought). Beyond the grid nothing is.
 */
export function shapesAboveNought(field: Field): Shape[] {
  const rings = ringsOf(field);
  const shapes = rings.filter(isOuter).map((ring): Shape => ({ ring, holes: [] }));
  for (const hole of rings.filter((ring) => !isOuter(ring))) {
    const around = shapes.filter(({ ring }) => isInRing(hole[0] as Point, ring));
    around.sort((a, b) => doubledArea(a.ring) - doubledArea(b.ring))[0]?.holes.push(hole);
  }
  return shapes;
}

type Side = 'south' | 'east' | 'north' | 'west';
type Segment = readonly [from: Side, to: Side];

/**
 * The sides of a cell's contour, by which of its corners are above zero (bits: 1 south-west, 2 south-east, 4 north-east, 8
 * north-west). Those corners lie to the left of the line.
 */
const SEGMENTS: readonly (readonly Segment[])[] = [
  [],
  [['south', 'west']],
  [['east', 'south']],
  [['east', 'west']],
  [['north', 'east']],
  [
    ['south', 'west'],
    ['north', 'east'],
  ],
  [['north', 'south']],
  [['north', 'west']],
  [['west', 'north']],
  [['south', 'north']],
  [
    ['east', 'south'],
    ['west', 'north'],
  ],
  [['east', 'north']],
  [['west', 'east']],
  [['south', 'east']],
  [['west', 'south']],
  [],
];

function ringsOf({ rows, columns, values, at }: Field): Point[][] {
  const value = (row: number, column: number) =>
    row < 0 || column < 0 || row >= rows || column >= columns
      ? -1
      : (values[row * columns + column] ?? -1);
  const bit = (row: number, column: number, of: number) => (value(row, column) > 0 ? of : 0);
  // An edge of a cell, by its south-western crossing and whether it goes north.
  const across = columns + 2;
  const edge = (row: number, column: number, isNorthward: boolean) =>
    2 * ((row + 1) * across + column + 1) + Number(isNorthward);
  const sideOf = (row: number, column: number): Record<Side, number> => ({
    south: edge(row, column, false),
    north: edge(row + 1, column, false),
    west: edge(row, column, true),
    east: edge(row, column + 1, true),
  });
  const next = new Map<number, number>();
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      const kind =
        bit(row, column, 1) +
        bit(row, column + 1, 2) +
        bit(row + 1, column + 1, 4) +
        bit(row + 1, column, 8);
      const sides = kind === 0 || kind === 15 ? undefined : sideOf(row, column);
      if (sides === undefined) continue;
      for (const [from, to] of SEGMENTS[kind] ?? []) next.set(sides[from], sides[to]);
    }
  }
  const pointOn = (number: number): Point => {
    const isNorthward = number % 2 === 1;
    const place = Math.floor(number / 2);
    const [row, column] = [Math.floor(place / across) - 1, (place % across) - 1];
    const [toRow, toColumn] = isNorthward ? [row + 1, column] : [row, column + 1];
    const [a, b] = [value(row, column), value(toRow, toColumn)];
    const share = a / (a - b);
    const [from, to] = [at(row, column), at(toRow, toColumn)];
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
  };
  const rings: Point[][] = [];
  for (
    let start = next.keys().next().value;
    start !== undefined;
    start = next.keys().next().value
  ) {
    const ring: Point[] = [];
    for (let number: number | undefined = start; number !== undefined;) {
      ring.push(pointOn(number));
      const following: number | undefined = next.get(number);
      next.delete(number);
      number = following === start ? undefined : following;
    }
    rings.push(ring);
  }
  return rings;
}

const isOuter = (ring: readonly Point[]): boolean => doubledArea(ring) > 0;

/** Twice the area in square degrees; below nought where the ring goes clockwise. */
function doubledArea(ring: readonly Point[]): number {
  let doubled = 0;
  ring.forEach(([lat, lng], i) => {
    const [toLat, toLng] = ring[(i + 1) % ring.length] as Point;
    doubled += lng * toLat - toLng * lat;
  });
  return doubled;
}
