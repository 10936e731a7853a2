import { describe, expect, it } from 'vitest';
import { ringStep, SWIPE_PX, swipeOf } from './swipe.ts';

describe('a swipe', () => {
  it('needs 50 px, neither less nor more', () => {
    expect(SWIPE_PX).toBe(50);
    expect(swipeOf(-50, 0)).toBe('next');
    expect(swipeOf(50, 0)).toBe('previous');
    expect(swipeOf(-49, 0)).toBeUndefined();
  });

  it('is no scroll: a finger that goes down the page turns nothing', () => {
    expect(swipeOf(-60, 200)).toBeUndefined();
    expect(swipeOf(-60, -45)).toBeUndefined();
    expect(swipeOf(-90, 45)).toBe('next');
  });
});

describe('a ring', () => {
  it('goes on at the other end, both ways', () => {
    expect(ringStep(2, 1, 3)).toBe(0);
    expect(ringStep(0, -1, 3)).toBe(2);
    expect(ringStep(0, -7, 3)).toBe(2);
  });

  it('of one stays, of none is the beginning', () => {
    expect(ringStep(0, 1, 1)).toBe(0);
    expect(ringStep(4, 1, 0)).toBe(0);
  });
});
