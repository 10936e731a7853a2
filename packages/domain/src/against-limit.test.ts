import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { againstLimit, type Limit } from './against-limit.ts';

const LAKH = 100_000;
const lakh = (count: number | null) => count && count * LAKH;
const against = (
  [price, allIn, known = null]: readonly (number | null)[],
  limit: Partial<Limit> = {},
) =>
  againstLimit(
    { price: lakh(price ?? null), allInPrice: lakh(allIn ?? null), atLeast: lakh(known) },
    { max: 175 * LAKH, basis: 'listed', ...limit },
  );

describe('a home against a limit', () => {
  it.each([
    [150, 169, {}, 'All in, ₹6 L under your limit of ₹1.75 Cr'],
    [150, 175, {}, 'All in, just at your limit of ₹1.75 Cr'],
    [165, 185, {}, 'All in, ₹10 L over your limit of ₹1.75 Cr'],
    [165, 185, { basis: 'all-in' }, 'All in, ₹10 L over your limit of ₹1.75 Cr'],
    [180, 200, {}, 'All in, ₹25 L over your limit of ₹1.75 Cr'],
    [150, 169, { isRange: true }, 'All in, ₹6 L under the top of your range, ₹1.75 Cr'],
    [165, null, {}, 'Before taxes and charges, ₹10 L under your limit of ₹1.75 Cr'],
    [180, null, {}, 'Before taxes and charges, ₹5 L over your limit of ₹1.75 Cr'],
    [165, null, { basis: 'all-in' }, undefined],
    [null, null, {}, undefined],
  ])('listed at %s lakh, all in %s lakh, %j: %s', (price, allIn, limit, expected) => {
    expect(against([price, allIn], limit as Partial<Limit>)?.text).toBe(expected);
  });

  it('says when the known parts are already over the limit, and by how much at least', () => {
    expect(against([170, null, 185])).toEqual({
      tone: 'over',
      left: -10 * LAKH,
      gap: 'at least ₹10 L over your limit of ₹1.75 Cr',
      text: 'All in, at least ₹10 L over your limit of ₹1.75 Cr',
    });
    expect(against([170, null, 185], { basis: 'all-in' })?.text).toBe(
      'All in, at least ₹10 L over your limit of ₹1.75 Cr',
    );
  });

  it('says what is left at most when the known parts are within the limit', () => {
    expect(against([150, null, 169])).toEqual({
      tone: 'open',
      left: 6 * LAKH,
      gap: 'at most ₹6 L left of your limit of ₹1.75 Cr',
      text: 'All in, at most ₹6 L left of your limit of ₹1.75 Cr',
    });
    expect(against([150, null, 175])?.text).toBe('All in, just at your limit of ₹1.75 Cr');
  });

  it('promises nothing while a part of the sum is not known', () => {
    expect(against([165, null])?.tone).toBe('open');
  });

  it('a dearer home never has more left of the same limit', () => {
    const rupees = fc.nat(90_000_000);
    fc.assert(
      fc.property(rupees, rupees, rupees, (a, b, max) => {
        const left = (allInPrice: number) =>
          againstLimit({ price: null, allInPrice, atLeast: null }, { max, basis: 'all-in' })
            ?.left ?? 0;
        expect(left(Math.max(a, b))).toBeLessThanOrEqual(left(Math.min(a, b)));
      }),
    );
  });
});
