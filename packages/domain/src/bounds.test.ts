import { expect, it } from 'vitest';
import { cornersOf, isWithin } from './bounds.ts';

const BOUNDS = { south: 12.8, west: 77.6, north: 13, east: 77.8 };

it('a spot is within its bounds, and beside them within so many times their size', () => {
  expect(isWithin([12.9, 77.7], BOUNDS)).toBe(true);
  expect(isWithin([13.05, 77.7], BOUNDS)).toBe(false);
  expect(isWithin([13.05, 77.7], BOUNDS, 0.5)).toBe(true);
  expect(isWithin([12.9, 77.55], BOUNDS, 0.2)).toBe(false);
});

it('the corners go round the bounds once', () => {
  expect(cornersOf(BOUNDS)).toEqual([
    [12.8, 77.6],
    [12.8, 77.8],
    [13, 77.8],
    [13, 77.6],
  ]);
});
