import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorLoan, loanOnPrice } from './largest-loan.ts';

describe('the largest loan on a price', () => {
  it.each([
    ['90 % where the loan is up to 30 lakh', 20_00_000, 18_00_000],
    ['30 lakh where 90 % would be more and 80 % less', 35_00_000, 30_00_000],
    ['80 % where the loan is up to 75 lakh', 80_00_000, 64_00_000],
    ['75 lakh where 80 % would be more and 75 % less', 97_00_000, 75_00_000],
    ['75 % beyond', 1_42_00_000, 1_06_00_000],
    ['the most that the calculator takes', 20_00_00_000, 5_00_00_000],
    ['the least that the calculator takes', 1_00_000, 5_00_000],
  ])('is %s', (_, price, loan) => {
    expect(calculatorLoan(price)).toBe(loan);
  });

  it('never falls as the price rises', () => {
    const price = fc.integer({ min: 1, max: 50_00_00_000 });
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(calculatorLoan(low)).toBeLessThanOrEqual(calculatorLoan(high));
      }),
    );
  });

  it('is left to the calculator where no price is known', () => {
    expect(loanOnPrice(null)).toEqual({});
    expect(loanOnPrice(1_00_00_000)).toEqual({ loan: '7500000' });
  });
});
