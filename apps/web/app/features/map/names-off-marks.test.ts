import { describe, expect, it } from 'vitest';
import { isUnderMark, shiftOff } from './names-off-marks.ts';

const RESOLUTION = 10;
/** A round mark whose spot is so many pixels right of a place and below it. */
const mark = (right: number, down: number) => ({
  x: right * RESOLUTION,
  y: -down * RESOLUTION,
  left: 0,
  top: -40,
  width: 40,
  height: 40,
});
const shift = (...marks: ReturnType<typeof mark>[]): number | undefined =>
  shiftOff([0, 0], [80, 20], { marks, resolution: RESOLUTION });

describe('a name under the mark of a group', () => {
  it('stays where nothing lies on it', () => {
    expect(shift()).toBe(0);
    expect(shift(mark(41, 10), mark(0, 60), mark(-81, 0))).toBe(0);
  });

  it('goes to the nearer side of it', () => {
    expect(shift(mark(0, 10))).toBe(22);
    expect(shift(mark(0, 40))).toBe(-12);
  });

  it('passes over a side that another mark takes', () => {
    expect(shift(mark(0, 10), mark(0, 60))).toBe(-42);
  });

  it('is left out where it would have to go to another place', () => {
    expect(shift(mark(0, 10), mark(0, 60), mark(0, -28))).toBeUndefined();

    const far = [{ ...mark(0, 0), x: 0, y: -10 * 300 }];
    expect(shiftOff([0, 0], [80, 20], { marks: far, resolution: 300 })).toBeUndefined();
  });
});

describe('a name beside its place', () => {
  const isUnder = (right: number, down: number) =>
    isUnderMark(
      [0, 0],
      { left: 8, middle: 0, size: [60, 14] },
      { marks: [mark(right, down)], resolution: RESOLUTION },
    );

  it('is under a mark that lies on any part of it', () => {
    expect(isUnder(60, 10)).toBe(true);
    expect(isUnder(-20, 30)).toBe(true);
    expect(isUnder(70, 10)).toBe(false);
    expect(isUnder(-40, 10)).toBe(false);
    expect(isUnder(30, -8)).toBe(false);
    expect(isUnder(30, 50)).toBe(false);
  });
});
