import { formatRupees } from '@manemitra/domain/money';
import type { prepaymentSavings, RateChange } from '@manemitra/domain/repayment';

/** `14` -> `1 year 2 months`. */
export function monthsText(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    ...(years > 0 ? [`${years} ${years === 1 ? 'year' : 'years'}`] : []),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? 'month' : 'months'}`] : []),
  ];
  return parts.join(' ') || 'no time';
}

/** What prepayments save, in one sentence. */
export function prepaymentText({
  interestSaved,
  monthsSaved,
  paidAhead,
}: ReturnType<typeof prepaymentSavings>): string {
  if (paidAhead === 0) return 'The loan is already paid off by then, so nothing is saved.';
  const sooner =
    monthsSaved === 0
      ? 'the loan ends in the same month'
      : `the loan ends ${monthsText(monthsSaved)} sooner`;
  return `You save ${formatRupees(interestSaved)} of interest, and ${sooner}. Paid ahead in total: ${formatRupees(paidAhead)}.`;
}

/** What another rate does, both ways a bank has to offer. */
export function rateChangeTexts({
  emi,
  emiDifference,
  interestDifference,
  monthsDifference,
}: RateChange): string[] {
  if (emiDifference === 0) return ['Nothing changes at this rate.'];
  const isDearer = emiDifference > 0;
  const than = (rupees: number) =>
    `${formatRupees(Math.abs(rupees))} ${isDearer ? 'more' : 'less'}`;
  return [
    `If the end stays: the EMI becomes ${formatRupees(emi)}, ${than(emiDifference)} a month and ${than(interestDifference)} in total.`,
    monthsDifference === null
      ? 'If the EMI stays: it would not cover the interest any more, and the loan would grow.'
      : `If the EMI stays: the loan ends ${
          monthsDifference === 0
            ? 'in the same month'
            : `${monthsText(Math.abs(monthsDifference))} ${monthsDifference > 0 ? 'later' : 'sooner'}`
        }.`,
  ];
}
