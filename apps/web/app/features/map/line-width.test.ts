import { expect, it } from 'vitest';
import { sizeAt, widthAt } from './line-width.ts';

it('a width is its stop at a stop, grows between stops, ever faster, and stays before the first and after the last', () => {
  const stops = [12, 1, 14, 5];

  expect([10, 12, 14, 17].map((zoom) => widthAt(zoom, stops))).toEqual([1, 1, 5, 5]);
  expect(widthAt(13, stops)).toBeCloseTo(1 + 4 * 0.4);
  expect(sizeAt(13, stops)).toBe(3);
});
