import { emiOf, LOAN_MAX, RATE_DEFAULT, TENURE_DEFAULT_YEARS } from './emi.ts';
import { largestLoanOn } from './lending-rules.ts';
import { LAKH } from './money.ts';

/**
 * Whole lakhs below the largest share of a price (rupees) that a bank may lend. Stamp duty and registration are no part of the
 * price; a bank may lend less.
 */
export function largestLoan(price: number): number {
  return Math.floor(largestLoanOn(price) / LAKH) * LAKH;
}

/** The same, where the calculator handles so much: every page that names an instalment means this loan. */
export const usualLoan = (price: number): number => Math.min(largestLoan(price), LOAN_MAX);

/** Rupees a month for the usual loan on a price, at the rate and over the years that the calculator begins with. */
export const usualInstalment = (price: number): number =>
  emiOf(usualLoan(price), RATE_DEFAULT, TENURE_DEFAULT_YEARS).emi;
