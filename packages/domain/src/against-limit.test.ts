import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { againstLimit } from './against-limit.ts';

const LAKH = 100_000;
const text = (price: number | null, allIn: number | null, limit: object = {}) =>
  againstLimit(
    { price: price && price * LAKH, allInPrice: allIn && allIn * LAKH },
    { max: 175 * LAKH, basis: 'listed', ...limit },
  )?.text;

describe('a home against a limit', () => {
  it.each([
    [150, 169, {}, 'All in, ₹6 L under your limit of ₹1.75 Cr'],
    [150, 175, {}, 'All in, just at your limit of ₹1.75 Cr'],
    [165, 185, {}, 'All in, ₹10 L over your limit of ₹1.75 Cr; the price alone is within it'],
    [165, 185, { basis: 'all-in' }, 'All in, ₹10 L over your limit of ₹1.75 Cr'],
    [180, 200, {}, 'All in, ₹25 L over your limit of ₹1.75 Cr'],
    [150, 169, { isRange: true }, 'All in, ₹6 L under the top of your range, ₹1.75 Cr'],
    [165, null, {}, 'Before taxes and charges, ₹10 L under your limit of ₹1.75 Cr'],
    [180, null, {}, 'Before taxes and charges, ₹5 L over your limit of ₹1.75 Cr'],
    [165, null, { basis: 'all-in' }, undefined],
    [null, null, {}, undefined],
  ])('listed at %s lakh, all in %s lakh, %j: %s', (price, allIn, limit, expected) => {
    expect(text(price, allIn, limit)).toBe(expected);
  });

  it('promises nothing while a part of the sum is not known', () => {
    const left = againstLimit(
      { price: 165 * LAKH, allInPrice: null },
      { max: 175 * LAKH, basis: 'listed' },
    );
    expect(left?.tone).toBe('open');
  });

  it('a dearer home never has more left of the same limit', () => {
    const rupees = fc.nat(90_000_000);
    fc.assert(
      fc.property(rupees, rupees, rupees, (a, b, max) => {
        const left = (allInPrice: number) =>
          againstLimit({ price: null, allInPrice }, { max, basis: 'all-in' })?.left ?? 0;
        expect(left(Math.max(a, b))).toBeLessThanOrEqual(left(Math.min(a, b)));
      }),
    );
  });
});
