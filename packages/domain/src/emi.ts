/** The loan calculator of spec 9. Amounts in whole rupees, the rate in percent a year. */

export const LOAN_MIN = 500_000; // spec 9
export const LOAN_MAX = 50_000_000; // spec 9
export const RATE_DEFAULT = 8.5; // spec 9
export const TENURE_DEFAULT_YEARS = 20; // spec 9

export interface Emi {
  emi: number;
  totalInterest: number;
  totalAmount: number;
}

/** The standard reducing-balance instalment; total is the instalment times the months. */
export function emiOf(principal: number, annualPercent: number, years: number): Emi {
  const months = Math.round(years * 12);
  const monthly = annualPercent / 12 / 100;
  const growth = (1 + monthly) ** months;
  const instalment =
    monthly === 0 ? principal / months : (principal * monthly * growth) / (growth - 1);
  const totalAmount = Math.round(instalment * months);
  return { emi: Math.round(instalment), totalInterest: totalAmount - principal, totalAmount };
}
