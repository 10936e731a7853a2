import {
  emiOf,
  LOAN_MAX,
  LOAN_MIN,
  RATE_DEFAULT,
  TENURE_DEFAULT_YEARS,
} from '@manemitra/domain/emi';
import { formatRupees, formatShortRupees } from '@manemitra/domain/money';
import type { Interpretation } from '@manemitra/query/interpretation';
import type { Answer } from './answer.ts';

/** The instalment of an amount that was named, at the calculator's rate and tenure. */
export function emiReply({ constraints }: Interpretation): Answer {
  const amounts = constraints.flatMap(({ field, value }) =>
    field === 'price' ? (value.max ?? value.min ?? []) : [],
  );
  const [loan] = amounts;
  if (loan === undefined || loan < LOAN_MIN || loan > LOAN_MAX) {
    return {
      message: `How large is the loan? Name an amount from ${formatShortRupees(LOAN_MIN)} to ${formatShortRupees(LOAN_MAX)}, for example “EMI for 80 lakh”, or open the EMI calculator.`,
      outcome: 'needs-input',
    };
  }
  const { emi, totalInterest } = emiOf(loan, RATE_DEFAULT, TENURE_DEFAULT_YEARS);
  return {
    message: `A loan of ${formatShortRupees(loan)} at ${RATE_DEFAULT} % over ${TENURE_DEFAULT_YEARS} years costs ${formatRupees(emi)} a month, ${formatShortRupees(totalInterest)} of interest in all. The EMI calculator takes your own rate and tenure.`,
    outcome: 'answered',
  };
}
