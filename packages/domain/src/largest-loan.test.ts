import { expect, it } from 'vitest';
import { LOAN_MAX } from './emi.ts';
import { largestLoan, usualInstalment, usualLoan } from './largest-loan.ts';

it.each([
  ['90 % where the loan is up to 30 lakh', 20_00_000, 18_00_000],
  ['30 lakh where 90 % would be more and 80 % less', 35_00_000, 30_00_000],
  ['80 % where the loan is up to 75 lakh', 80_00_000, 64_00_000],
  ['75 % beyond', 1_42_00_000, 1_06_00_000],
])('the largest loan on a price is %s', (_, price, loan) => {
  expect(largestLoan(price)).toBe(loan);
});

it('the usual instalment is of the largest loan, at 8.5 % over 20 years', () => {
  // 80 % of 62.5 lakh are 50 lakh, for which the calculator says 43,391.
  expect(usualInstalment(62_50_000)).toBe(43_391);
});

it('the usual loan is no larger than the calculator handles', () => {
  expect(usualLoan(10_00_00_000)).toBe(LOAN_MAX);
  expect(usualInstalment(10_00_00_000)).toBe(usualInstalment(20_00_00_000));
});
