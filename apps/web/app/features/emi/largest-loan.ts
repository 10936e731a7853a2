import { LOAN_MIN } from '@manemitra/domain/emi';
import { usualLoan } from '@manemitra/domain/largest-loan';

/** The largest loan on a price that the calculator takes, in rupees, on its steps. */
export function calculatorLoan(price: number): number {
  return Math.max(usualLoan(price), LOAN_MIN);
}

/** What the EMI calculator is opened with; where no price is known, its own first figures stand. */
export function loanOnPrice(price: number | null): Record<string, string> {
  return price === null || price <= 0 ? {} : { loan: String(calculatorLoan(price)) };
}
