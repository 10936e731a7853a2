import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Point } from './geography.ts';
import {
  isInRing,
  MOST_CORNERS,
  ringAreaSqm,
  ringCode,
  ringOfCode,
  simplifiedRing,
} from './rings.ts';

const corner = fc.tuple(
  fc.integer({ min: 126_000, max: 133_000 }).map((steps) => steps / 10_000),
  fc.integer({ min: 773_000, max: 780_000 }).map((steps) => steps / 10_000),
);
const ring = fc.uniqueArray(corner, { minLength: 3, maxLength: MOST_CORNERS, selector: String });

it('reads a ring back from its code, corner by corner', () => {
  fc.assert(
    fc.property(ring, (corners) => {
      const code = ringCode(corners) ?? '';
      expect(code).toMatch(/^q[a-z]+$/);
      expect(ringOfCode(code)).toEqual(corners);
    }),
  );
});

it('takes no word for a code that it would not write', () => {
  const words = [
    '',
    'q',
    'quarter',
    'qualification',
    'whitefield',
    'qaaaaaa',
    `q${'z'.repeat(300)}`,
  ];
  expect(words.filter((word) => ringOfCode(word) !== undefined)).toEqual([]);
  fc.assert(
    fc.property(fc.stringMatching(/^q[a-z]{6,60}$/), (word) => {
      const read = ringOfCode(word);
      expect(read === undefined ? word : ringCode(read)).toBe(word);
    }),
  );
});

it('has no code for a line, or for more corners than a sentence holds', () => {
  expect(
    ringCode([
      [12.9, 77.5],
      [12.9, 77.6],
    ]),
  ).toBeUndefined();
  const many = Array.from({ length: 41 }, (_, at): Point => [
    12.9 + at / 1000,
    77.5 + (at % 7) / 100,
  ]);
  expect(ringCode(many)).toBeUndefined();
});

const SQUARE: Point[] = [
  [12.9, 77.6],
  [12.9, 77.7],
  [13, 77.7],
  [13, 77.6],
];

it('tells what lies inside a ring, and how large it is', () => {
  expect(isInRing([12.95, 77.65], SQUARE)).toBe(true);
  expect(isInRing([12.95, 77.71], SQUARE)).toBe(false);
  expect(isInRing([13.01, 77.65], SQUARE)).toBe(false);
  expect(ringAreaSqm(SQUARE) / 1e6).toBeCloseTo(120.5, 0);
});

it('keeps the form of a drawn line with forty corners', () => {
  const circle = Array.from({ length: 400 }, (_, at): Point => {
    const angle = (at / 400) * 2 * Math.PI;
    return [12.95 + 0.03 * Math.sin(angle), 77.6 + 0.03 * Math.cos(angle)];
  });
  const simple = simplifiedRing(circle);
  expect(simple).toHaveLength(MOST_CORNERS);
  expect(ringAreaSqm(simple) / ringAreaSqm(circle)).toBeGreaterThan(0.98);
});
