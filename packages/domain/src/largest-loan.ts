import { emiOf, LOAN_MAX, RATE_DEFAULT, TENURE_DEFAULT_YEARS } from './emi.ts';
import { LOAN_TO_VALUE } from './lending-rules.ts';
import { LAKH } from './money.ts';

/**
 * Whole lakhs below the largest share of a price (rupees) that a bank may lend. Stamp duty and registration are no part of the
 * price; a bank may lend less.
 */
export function largestLoan(price: number): number {
  const most = LOAN_TO_VALUE.map(({ loanUpTo, percent }) =>
    Math.min((price * percent) / 100, loanUpTo),
  );
  return Math.floor(Math.max(...most) / LAKH) * LAKH;
}

/** The same, where the calculator handles so much: every page that names an instalment means this loan. */
export const usualLoan = (price: number): number => Math.min(largestLoan(price), LOAN_MAX);

/** Rupees a month for the usual loan on a price, at the rate and over the years that the calculator begins with. */
export const usualInstalment = (price: number): number =>
  emiOf(usualLoan(price), RATE_DEFAULT, TENURE_DEFAULT_YEARS).emi;
