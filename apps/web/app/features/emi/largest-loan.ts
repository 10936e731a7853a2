import { LOAN_MIN } from '@manemitra/domain/emi';
import { usualLoan } from '@manemitra/domain/largest-loan';

/** The largest loan on a price that the calculator takes, in rupees, on its steps. */
export function calculatorLoan(price: number): number {
  return Math.max(usualLoan(price), LOAN_MIN);
}

/** The first values of the EMI calculator; if no price is known, its defaults. */
export function loanOnPrice(price: number | null): Record<string, string> {
  return price === null || price <= 0 ? {} : { loan: String(calculatorLoan(price)) };
}
