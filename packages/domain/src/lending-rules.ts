import { LAKH } from './money.ts';
import type { Source } from './source.ts';

/**
 * What decides how much a bank lends. The share of the price is set by the regulator. The share of the income is each bank's
 * own; the table here is that of one public bank, named, which publishes it.
 */

/** All instalments together, old and new, as a share of the net monthly income. */
const INSTALMENT_SHARES = [
  { netAnnualUpTo: 1.2 * LAKH, percent: 20 },
  { netAnnualUpTo: 3 * LAKH, percent: 30 },
  { netAnnualUpTo: 5 * LAKH, percent: 55 },
  { netAnnualUpTo: 8 * LAKH, percent: 60 },
  { netAnnualUpTo: 10 * LAKH, percent: 65 },
  { netAnnualUpTo: Number.POSITIVE_INFINITY, percent: 66.67 },
] as const;

export const INSTALMENT_SHARES_SOURCE: Source = {
  name: 'Central Bank of India, Cent Home Loan: EMI/NMI ratio, as read in November 2026',
  url: 'https://centralbankofindia.co.in/en/node/417',
};

/** The most a bank may lend of the price, by the size of the loan. */
export const LOAN_TO_VALUE = [
  { loanUpTo: 30 * LAKH, percent: 90 },
  { loanUpTo: 75 * LAKH, percent: 80 },
  { loanUpTo: Number.POSITIVE_INFINITY, percent: 75 },
] as const;

/** The most that a bank may lend on a price, in rupees. The steps overlap, because a smaller loan may be a larger share. */
export const largestLoanOn = (price: number): number =>
  Math.max(
    ...LOAN_TO_VALUE.map(({ loanUpTo, percent }) => Math.min(loanUpTo, (price * percent) / 100)),
  );

export const LOAN_TO_VALUE_SOURCE: Source = {
  name: 'Reserve Bank of India, RBI/2016-17/317 of 7 June 2017, in force again since April 2023',
  url: 'https://www.business-standard.com/finance/news/home-loans-over-rs-75-lakh-set-to-get-dearer-as-risk-weight-rises-again-123040900493_1.html',
};

/** Stamp duty and registration are no part of that price, unless the home costs 10 lakh or less. */
export const TAXES_NOT_LENT_SOURCE: Source = {
  name: 'Reserve Bank of India, RBI/2014-15/491 of 5 March 2015',
  url: 'https://www.business-standard.com/amp/article/pti-stories/rbi-eases-norms-for-home-loans-for-up-to-rs-10-lakh-115030501165_1.html',
};

/** Percent of the net monthly income that all instalments may take. */
export function instalmentShare(netMonthlyIncome: number): number {
  const yearly = netMonthlyIncome * 12;
  const share = INSTALMENT_SHARES.find(({ netAnnualUpTo }) => yearly <= netAnnualUpTo);
  return (share ?? INSTALMENT_SHARES[5]).percent;
}
