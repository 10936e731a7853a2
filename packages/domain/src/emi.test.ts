import { describe, expect, it } from 'vitest';
import { emiOf } from './emi.ts';

describe('emiOf', () => {
  it('gives the reducing-balance instalment of the default loan', () => {
    expect(emiOf(5_000_000, 8.5, 20)).toEqual({
      emi: 43_391,
      totalInterest: 5_413_879,
      totalAmount: 10_413_879,
    });
  });

  it('shares a loan without interest evenly', () => {
    expect(emiOf(1_200_000, 0, 10)).toEqual({
      emi: 10_000,
      totalInterest: 0,
      totalAmount: 1_200_000,
    });
  });
});
