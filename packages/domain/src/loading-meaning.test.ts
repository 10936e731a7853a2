import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadingMeaning } from './loading-meaning.ts';

describe('loadingMeaning', () => {
  it('gives the area paid for, the area lived in, and both rates', () => {
    const facts = { carpetSqft: 1200, superBuiltUpSqft: 1500, price: 12_000_000 };
    expect(loadingMeaning(facts)).toEqual({
      percent: 25,
      sharedSqft: 300,
      usablePercent: 80,
      perSuperBuiltUpSqft: 8_000,
      perCarpetSqft: 10_000,
      sentence:
        'You pay for 1,500 sq ft and live in 1,200 sq ft: 80 % of it. Before taxes and charges: ₹8,000 a square foot as quoted is ₹10,000 a square foot of carpet.',
    });
  });

  it('names no rate without a price', () => {
    const facts = { carpetSqft: 1200, superBuiltUpSqft: 1500, price: null };
    expect(loadingMeaning(facts)).toMatchObject({
      perCarpetSqft: null,
      sentence: 'You pay for 1,500 sq ft and live in 1,200 sq ft: 80 % of it.',
    });
  });

  it.each([
    ['no carpet area', null, 1500],
    ['no super built-up area', 1200, null],
    ['a carpet area of nothing', 0, 1500],
    ['areas the wrong way round', 1500, 1200],
  ])('says nothing of %s', (_, carpetSqft, superBuiltUpSqft) => {
    expect(loadingMeaning({ carpetSqft, superBuiltUpSqft, price: 1 })).toBeUndefined();
  });

  it('for any areas a foot of carpet never costs less than a foot as quoted', () => {
    const feet = fc.integer({ min: 200, max: 10_000 });
    fc.assert(
      fc.property(feet, feet, fc.integer({ min: 0, max: 1e9 }), (a, b, price) => {
        const [carpetSqft, superBuiltUpSqft] = a < b ? [a, b] : [b, a];
        const meaning = loadingMeaning({ carpetSqft, superBuiltUpSqft, price });
        expect(meaning?.percent).toBeGreaterThanOrEqual(0);
        expect(meaning?.usablePercent).toBeLessThanOrEqual(100);
        expect(meaning?.perCarpetSqft).toBeGreaterThanOrEqual(meaning?.perSuperBuiltUpSqft ?? 0);
      }),
    );
  });
});
