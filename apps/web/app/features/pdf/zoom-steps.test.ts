import { describe, expect, it } from 'vitest';
import { pageSize, zoomed } from './zoom-steps.ts';

describe('the size of a page', () => {
  it('goes step by step and stays at its ends', () => {
    expect([zoomed(1, 1), zoomed(2, 1), zoomed(3, 1), zoomed(1, -1)]).toEqual([1.5, 3, 3, 1]);
  });

  it('fits a phone, and stays readable on a wide screen', () => {
    expect(pageSize(374, 1, 3)).toEqual({ width: 374, pixelRatio: 3 });
    expect(pageSize(1400, 1, 1).width).toBe(860);
  });

  it('never asks a phone for more pixels than it can draw', () => {
    const { width, pixelRatio } = pageSize(860, 3, 3);
    expect(width * pixelRatio * (width * pixelRatio * Math.SQRT2)).toBeLessThan(16_777_216);
  });
});
