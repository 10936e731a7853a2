import { type Loan, monthlyInstalment, principalFor } from './emi.ts';

/** How a loan is paid back month by month, and what paying ahead or another rate changes. Rupees. */

/** Paid in addition to the instalments, which stay the same: the loan ends sooner. */
export interface Prepayments {
  /** Once, at the end of this year of the loan. */
  once?: { rupees: number; year: number };
  /** At the end of every year. */
  yearly?: number;
}

/** One year of a loan in whole rupees. The principal parts and prepayments of all years add up to the loan. */
export interface RepaymentYear {
  year: number;
  /** Paid back by instalments. */
  principal: number;
  interest: number;
  prepaid: number;
  /** Still owed at its end. */
  balance: number;
}

export interface Repayment {
  /** Until nothing is owed. */
  months: number;
  /** Whole rupees. */
  totalInterest: number;
  years: RepaymentYear[];
}

/** Less than half a paisa is nothing: what floating point leaves over. */
const NOTHING = 0.005;

/** The schedule of a loan at its own instalment. A prepayment is never more than what is owed. */
export function repaymentOf(loan: Loan, { once, yearly = 0 }: Prepayments = {}): Repayment {
  const instalment = monthlyInstalment(loan.principal, loan.annualPercent, loan.years * 12);
  const monthly = loan.annualPercent / 12 / 100;
  const totals = { principal: 0, interest: 0, prepaid: 0 };
  let told = { ...totals };
  let balance = loan.principal;
  let months = 0;
  const years: RepaymentYear[] = [];

  for (let year = 1; year <= loan.years && balance > NOTHING; year += 1) {
    for (let month = 0; month < 12 && balance > NOTHING; month += 1) {
      const interest = balance * monthly;
      const principal = Math.min(balance, instalment - interest);
      balance -= principal;
      totals.interest += interest;
      totals.principal += principal;
      months += 1;
    }
    const extra = yearly + (once?.year === year ? once.rupees : 0);
    const prepaid = balance > NOTHING ? Math.min(balance, extra) : 0;
    balance -= prepaid;
    totals.prepaid += prepaid;
    // Sums are rounded, not years: so the years add up to the sums.
    const next = rounded(totals, loan.principal);
    years.push({
      year,
      principal: next.principal - told.principal,
      interest: next.interest - told.interest,
      prepaid: next.prepaid - told.prepaid,
      balance: loan.principal - next.principal - next.prepaid,
    });
    told = next;
  }
  return { months, totalInterest: told.interest, years };
}

/** Principal and prepayments together are what has been paid back, rounded once. */
function rounded(
  { principal, interest, prepaid }: { principal: number; interest: number; prepaid: number },
  loan: number,
) {
  const paidBack = Math.min(loan, Math.round(principal + prepaid));
  return {
    principal: paidBack - Math.round(prepaid),
    interest: Math.round(interest),
    prepaid: Math.round(prepaid),
  };
}

/** What paying ahead saves against paying only the instalments. */
export function prepaymentSavings(
  loan: Loan,
  prepayments: Prepayments,
): { interestSaved: number; monthsSaved: number; paidAhead: number } {
  const plain = repaymentOf(loan);
  const ahead = repaymentOf(loan, prepayments);
  return {
    interestSaved: plain.totalInterest - ahead.totalInterest,
    monthsSaved: plain.months - ahead.months,
    paidAhead: ahead.years.reduce((sum, { prepaid }) => sum + prepaid, 0),
  };
}

export interface RateChange {
  /** The instalment for the same end of the loan, whole rupees. */
  emi: number;
  /** What that adds to the instalment and to all interest; negative when it is less. */
  emiDifference: number;
  interestDifference: number;
  /**
   * Months added when the instalment stays instead, negative when the loan ends sooner; null when it would
   * not even cover the interest.
   */
  monthsDifference: number | null;
}

/** Another rate after so many full years, fewer than the loan has. Banks must offer both ways (RBI, 18 Aug 2023). */
export function rateChange(loan: Loan, newPercent: number, afterYears: number): RateChange {
  const months = loan.years * 12;
  const left = months - afterYears * 12;
  const instalment = monthlyInstalment(loan.principal, loan.annualPercent, months);
  // The debt equals what the remaining instalments repay.
  const owed = principalFor(instalment, loan.annualPercent, left);
  const changed = monthlyInstalment(owed, newPercent, left);
  const monthly = newPercent / 12 / 100;
  const share = (owed * monthly) / instalment;
  return {
    emi: Math.round(changed),
    emiDifference: Math.round(changed) - Math.round(instalment),
    interestDifference: Math.round((changed - instalment) * left),
    monthsDifference: share >= 1 ? null : monthsToPay(share, monthly) - left,
  };
}

/** n of (1+r)^-n = 1 - share, counted in begun months; a hair over a whole month is that month. */
function monthsToPay(share: number, monthly: number): number {
  return Math.ceil(-Math.log1p(-share) / Math.log1p(monthly) - 1e-6);
}
