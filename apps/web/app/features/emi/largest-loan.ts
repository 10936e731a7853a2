import { LAKH } from '@manemitra/domain/money';

/**
 * How much of a home's price a bank may lend, by the size of the loan: RBI, DBOD.No.BP.BC.44/08.12.015/2015-16 of
 * 8 October 2015. Stamp duty and registration are no part of the price.
 */
const CAPS = [
  { upTo: 30 * LAKH, share: 0.9 },
  { upTo: 75 * LAKH, share: 0.8 },
  { upTo: Infinity, share: 0.75 },
];

const LOAN = { min: 5 * LAKH, max: 500 * LAKH, step: LAKH }; // spec 9

/** The largest loan on a price, in rupees, on the steps of the calculator. A bank may lend less. */
export function largestLoan(price: number): number {
  const most = Math.max(...CAPS.map(({ upTo, share }) => Math.min(price * share, upTo)));
  const stepped = Math.floor(most / LOAN.step) * LOAN.step;
  return Math.min(Math.max(stepped, LOAN.min), LOAN.max);
}

/** What the EMI calculator is opened with; where no price is known, its own first figures stand. */
export function loanOnPrice(price: number | null): Record<string, string> {
  return price === null || price <= 0 ? {} : { loan: String(largestLoan(price)) };
}
