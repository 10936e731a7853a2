import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { shapesAboveNought, type Field, type Shape } from './contours.ts';
import type { Point } from './geography.ts';
import { isInRing } from './rings.ts';

const grid = (rows: number, columns: number, of: (lat: number, lng: number) => number): Field => ({
  rows,
  columns,
  at: (row, column) => [row, column],
  values: Array.from({ length: rows * columns }, (_, i) =>
    of(Math.floor(i / columns), i % columns),
  ),
});

const isInside = (shapes: readonly Shape[], point: Point) =>
  shapes.some(
    ({ ring, holes }) => isInRing(point, ring) && !holes.some((hole) => isInRing(point, hole)),
  );

it('have every crossing above nought inside, and no other', () => {
  // No value is nought: such a crossing lies on the edge.
  const value = fc.oneof(
    fc.double({ min: 0.1, max: 9, noNaN: true }),
    fc.double({ min: -9, max: -0.1, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(value, { minLength: 42, maxLength: 42 }), (values) => {
      const shapes = shapesAboveNought({
        rows: 6,
        columns: 7,
        values,
        at: (row, column) => [row, column],
      });
      values.forEach((one, i) => {
        expect(isInside(shapes, [Math.floor(i / 7), i % 7])).toBe(one > 0);
      });
    }),
  );
});

it('lie where a value between two crossings would be nought', () => {
  const [shape] = shapesAboveNought(grid(9, 9, (lat, lng) => 3 - Math.hypot(lat - 4, lng - 4)));
  for (const [lat, lng] of shape?.ring ?? [])
    expect(Math.hypot(lat - 4, lng - 4)).toBeCloseTo(3, 0);
});

it('keep a hole in the shape that is around it', () => {
  const shapes = shapesAboveNought(
    grid(15, 15, (lat, lng) => 2 - Math.abs(Math.hypot(lat - 7, lng - 7) - 4)),
  );
  expect(shapes.map(({ holes }) => holes.length)).toEqual([1]);
  expect(isInside(shapes, [7, 7])).toBe(false);
  expect(isInside(shapes, [7, 11])).toBe(true);
});

it('are none where nothing is above zero, and follow the grid where everything is', () => {
  expect(shapesAboveNought(grid(3, 3, () => -1))).toEqual([]);
  expect(shapesAboveNought(grid(3, 3, () => 1))).toHaveLength(1);
});
