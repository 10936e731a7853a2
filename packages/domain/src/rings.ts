import { distanceMeters } from './geography.ts';
import type { Point } from './geography.ts';

/*
 * Shapes on the ground: a ring is its corners in order, the last joined to the first. Corners are `[latitude, longitude]` in
 * degrees, on a flat map that is good to the size of a city.
 */

/** Fewer corners enclose nothing. */
const FEWEST_CORNERS = 3;
/** A ring in a sentence has no more corners. */
export const MOST_CORNERS = 40;

/** Whether a point lies inside a ring: a line from it to the north crosses the ring an odd number of times. */
export function isInRing([lat, lng]: Point, ring: readonly Point[]): boolean {
  let isInside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    if (before !== undefined && corner[1] > lng !== before[1] > lng) {
      const share = (lng - corner[1]) / (before[1] - corner[1]);
      if (lat < corner[0] + share * (before[0] - corner[0])) isInside = !isInside;
    }
    before = corner;
  }
  return isInside;
}

/** The area of a ring in square metres, on the same ground as `distanceMeters`. */
export function ringAreaSqm(ring: readonly Point[]): number {
  const [origin] = ring;
  if (origin === undefined) return 0;
  const north = distanceMeters(origin, [origin[0] + 0.01, origin[1]]) * 100;
  const east = distanceMeters(origin, [origin[0], origin[1] + 0.01]) * 100;
  let doubled = 0;
  ring.forEach((corner, index) => {
    const next = ring[(index + 1) % ring.length] ?? corner;
    const [y, x] = [(corner[0] - origin[0]) * north, (corner[1] - origin[1]) * east];
    doubled += x * (next[0] - origin[0]) * north - y * (next[1] - origin[1]) * east;
  });
  return Math.abs(doubled) / 2;
}

/** A degree is so many steps of a code: a step is 11 m. */
const STEPS = 10_000;
/** Codes count from here, south-west of the city. */
const ORIGIN: Point = [12.5, 77.2];
const FIRST_LETTER = 'q';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A letter of the first half ends a number; one of the second half continues it. */
const BASE = 13;
const LARGEST_STEP = 1_000_000;

/**
 * A drawn ring as one word of small letters, for a sentence or a link: each corner is stored as its steps from the previous
 * one. Undefined for fewer than three corners or more than forty.
 */
export function ringCode(ring: readonly Point[]): string | undefined {
  const steps = ring.map(stepsOf);
  const corners = steps.filter(
    (corner, at) => at === 0 || !isSame(corner, steps[at - 1] ?? corner),
  );
  while (corners.length > 1 && isSame(corners[0] ?? NOWHERE, corners.at(-1) ?? NOWHERE)) {
    corners.pop();
  }
  if (corners.length < FEWEST_CORNERS || corners.length > MOST_CORNERS) return undefined;
  let before: Steps = NOWHERE;
  let code = FIRST_LETTER;
  for (const corner of corners) {
    code += numberLetters(corner[0] - before[0]) + numberLetters(corner[1] - before[1]);
    before = corner;
  }
  return code;
}

/** The ring of a code, or nothing where the word is none that `ringCode` writes. */
export function ringOfCode(code: string): Point[] | undefined {
  if (!/^q[a-z]{6,640}$/.test(code)) return undefined;
  const numbers = numbersIn(code.slice(1));
  if (numbers === undefined || numbers.length % 2 === 1) return undefined;
  let [y, x] = NOWHERE;
  const ring: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    y += numbers[at] ?? 0;
    x += numbers[at + 1] ?? 0;
    ring.push([rounded(ORIGIN[0] + y / STEPS), rounded(ORIGIN[1] + x / STEPS)]);
  }
  return ringCode(ring) === code ? ring : undefined;
}

type Steps = readonly [y: number, x: number];
const NOWHERE: Steps = [0, 0];

function stepsOf([lat, lng]: Point): Steps {
  return [Math.round((lat - ORIGIN[0]) * STEPS), Math.round((lng - ORIGIN[1]) * STEPS)];
}

const isSame = (a: Steps, b: Steps): boolean => a[0] === b[0] && a[1] === b[1];
const rounded = (degrees: number): number => Math.round(degrees * STEPS) / STEPS;

function numberLetters(value: number): string {
  let left = value < 0 ? -2 * value - 1 : 2 * value;
  let letters = '';
  while (left >= BASE) {
    letters += LETTERS[BASE + (left % BASE)] ?? '';
    left = Math.floor(left / BASE);
  }
  return letters + (LETTERS[left] ?? '');
}

function numbersIn(letters: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, place] = [0, 1];
  for (const letter of letters) {
    const digit = LETTERS.indexOf(letter);
    value += (digit % BASE) * place;
    if (value > LARGEST_STEP) return undefined;
    if (digit >= BASE) {
      place *= BASE;
      continue;
    }
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, place] = [0, 1];
  }
  return place === 1 ? numbers : undefined;
}

/**
 * A line drawn by finger with at most so many corners: those go first that lie nearest to the line between their neighbours.
 */
export function simplifiedRing(drawn: readonly Point[], most = MOST_CORNERS): Point[] {
  const ring = [...drawn];
  while (ring.length > Math.max(most, FEWEST_CORNERS)) {
    let least = { at: 0, area: Infinity };
    for (let at = 0; at < ring.length; at++) {
      const area = triangle(ring.at(at - 1), ring[at], ring[(at + 1) % ring.length]);
      if (area < least.area) least = { at, area };
    }
    ring.splice(least.at, 1);
  }
  return ring;
}

function triangle(a: Point = ORIGIN, b: Point = ORIGIN, c: Point = ORIGIN): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
}
