/** The loan calculator of spec 9. Amounts in rupees, the rate in percent a year. */

export const LOAN_MIN = 500_000; // spec 9
export const LOAN_MAX = 50_000_000; // spec 9
export const LOAN_STEP = 100_000; // spec 9
export const LOAN_DEFAULT = 5_000_000; // spec 9
export const RATE_MIN = 5; // spec 9
export const RATE_MAX = 15; // spec 9
export const RATE_STEP = 0.05; // spec 9
export const RATE_DEFAULT = 8.5; // spec 9
export const TENURE_MIN_YEARS = 1; // spec 9
export const TENURE_MAX_YEARS = 30; // spec 9
export const TENURE_DEFAULT_YEARS = 20; // spec 9

export interface Loan {
  principal: number;
  annualPercent: number;
  years: number;
}

/** Whole rupees. */
export interface Emi {
  emi: number;
  totalInterest: number;
  totalAmount: number;
}

/** The standard reducing-balance instalment; total is the instalment times the months. */
export function emiOf(principal: number, annualPercent: number, years: number): Emi {
  const months = Math.round(years * 12);
  const instalment = monthlyInstalment(principal, annualPercent, months);
  const totalAmount = Math.round(instalment * months);
  return { emi: Math.round(instalment), totalInterest: totalAmount - principal, totalAmount };
}

/** Rupees a month, not rounded: P r (1+r)^n / ((1+r)^n - 1), with r the yearly rate over 12. */
export function monthlyInstalment(
  principal: number,
  annualPercent: number,
  months: number,
): number {
  return principal * instalmentOfOneRupee(annualPercent, months);
}

/** The loan that this instalment pays back, rupees, not rounded. */
export function principalFor(instalment: number, annualPercent: number, months: number): number {
  return instalment / instalmentOfOneRupee(annualPercent, months);
}

function instalmentOfOneRupee(annualPercent: number, months: number): number {
  const monthly = annualPercent / 12 / 100;
  if (monthly === 0) return 1 / months;
  const growth = (1 + monthly) ** months;
  return (monthly * growth) / (growth - 1);
}
