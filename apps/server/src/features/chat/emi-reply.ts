import {
  emiOf,
  LOAN_MAX,
  LOAN_MIN,
  RATE_DEFAULT,
  RATE_MAX,
  RATE_MIN,
  TENURE_DEFAULT_YEARS,
  TENURE_MAX_YEARS,
  TENURE_MIN_YEARS,
} from '@manemitra/domain/emi';
import { formatRupees, formatShortRupees } from '@manemitra/domain/money';
import { loanTermsOf } from '@manemitra/query/loan-terms';
import type { Answer } from './answer.ts';

const RATE = { min: RATE_MIN, max: RATE_MAX };
const YEARS = { min: TENURE_MIN_YEARS, max: TENURE_MAX_YEARS };

/** The instalment of the loan that the sentence names; what it leaves out is the calculator's default, and said. */
export function emiReply(prompt: string): Answer {
  const {
    rupees,
    annualPercent = RATE_DEFAULT,
    years = TENURE_DEFAULT_YEARS,
  } = loanTermsOf(prompt);
  if (rupees === undefined || rupees < LOAN_MIN || rupees > LOAN_MAX) {
    return ask(
      `How large is the loan? Name an amount from ${formatShortRupees(LOAN_MIN)} to ${formatShortRupees(LOAN_MAX)}, for example “EMI for 80 lakh at 8.5 % for 20 years”.`,
    );
  }
  if (annualPercent < RATE.min || annualPercent > RATE.max) {
    return ask(`At which interest rate? Name one from ${RATE.min} to ${RATE.max} % a year.`);
  }
  if (years < YEARS.min || years > YEARS.max) {
    return ask(`Over how many years? Name ${YEARS.min} to ${YEARS.max}.`);
  }
  const { emi, totalInterest, totalAmount } = emiOf(rupees, annualPercent, years);
  return {
    message: `A loan of ${formatShortRupees(rupees)} at ${annualPercent} % over ${years} years costs ${formatRupees(emi)} a month: ${formatRupees(totalAmount)} in total, ${formatRupees(totalInterest)} of it interest. Lenders set their own rates.`,
    outcome: 'answered',
  };
}

const ask = (message: string): Answer => ({ message, outcome: 'needs-input' });
