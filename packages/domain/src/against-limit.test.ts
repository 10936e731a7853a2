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

  it.each([
    [null, 17_540_000, 'All in, at least ₹40,000 over your limit of ₹1.75 Cr'],
    [17_540_000, null, 'All in, ₹40,000 over your limit of ₹1.75 Cr'],
    [17_499_000, null, 'All in, ₹1,000 under your limit of ₹1.75 Cr'],
    [null, 17_499_000, 'All in, at most ₹1 L left of your limit of ₹1.75 Cr'],
  ])('at a limit says how far: all in %s, at least %s', (allInPrice, atLeast, text) => {
    const limit = { max: 175 * LAKH, basis: 'listed' } as const;
    expect(againstLimit({ price: 160 * LAKH, allInPrice, atLeast }, limit)?.text).toBe(text);
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

  it('says no more over a limit, and no less left of it, than what is known of a sum leaves', () => {
    const rupees = fc.integer({ min: 1_000_000, max: 60_000_000 });
    const keepsTo = fc.property(rupees, rupees, (atLeast, limit) => {
      // People name whole lakhs.
      const max = Math.round(limit / 100_000) * 100_000;
      const home = { price: null, allInPrice: null, atLeast };
      const text = againstLimit(home, { max, basis: 'all-in' })?.text ?? '';
      const [, bound, digits = '', unit = ''] =
        /at (least|most) ₹([\d.,]+)(?: (L|Cr))?/.exec(text) ?? [];
      const said = Number(digits.replaceAll(',', '')) * ({ L: 100_000, Cr: 10_000_000 }[unit] ?? 1);
      if (bound === undefined) return !/at (least|most)/.test(text);
      return bound === 'most' ? said + 1 > max - atLeast : said - 1 < atLeast - max;
    });
    expect(fc.check(keepsTo, { numRuns: 2000 }).counterexample).toBeNull();
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
