import { LAKH } from '@manemitra/domain/money';
import { moneyAt } from './money.ts';
import { numberAt } from './numbers.ts';
import type { Token } from './token.ts';
import { tokenize } from './tokens.ts';
import { atRates, downPayments, loanMonths, loanPercents, loanYears } from './words/loan-words.ts';

/** What a question about an instalment names; what it leaves out is absent. */
export interface LoanTerms {
  rupees?: number;
  /** Own money, in rupees. */
  downPayment?: number;
  /** Own money, in percent of the price. */
  downPercent?: number;
  /** Interest in percent a year. */
  annualPercent?: number;
  years?: number;
}

/** Reads "80L at 8.4 for 20 years" in any order. The first amount, rate and time count. */
export function loanTermsOf(text: string): LoanTerms {
  const tokens = tokenize(text);
  const terms: LoanTerms = {};
  let at = 0;
  while (at < tokens.length) {
    at += termAt(tokens, at, terms);
  }
  return terms;
}

/** Notes the term that begins here and answers how many tokens it took, at least one. */
function termAt(tokens: readonly Token[], at: number, terms: LoanTerms): number {
  const number = numberAt(tokens, at);
  const next = number === undefined ? '' : (tokens[at + number.length]?.text ?? '');
  if (number !== undefined && loanYears.has(next)) {
    terms.years ??= number.value;
    return number.length + 1;
  }
  if (number !== undefined && loanMonths.has(next)) {
    terms.years ??= number.value / 12;
    return number.length + 1;
  }
  const percent = number !== undefined && loanPercents.has(next) ? number.length + 1 : 0;
  if (number !== undefined && percent > 0 && downPayments.has(tokens[at + percent]?.text ?? '')) {
    terms.downPercent ??= number.value;
    return percent + 1;
  }
  if (number !== undefined && (loanPercents.has(next) || atRates.has(tokens[at - 1]?.text ?? ''))) {
    terms.annualPercent ??= number.value;
    return number.length;
  }
  const money = moneyAt(tokens, at);
  if (money === undefined) return 1;
  const isDown = [0, 1].some((step) =>
    downPayments.has(tokens[at + money.length + step]?.text ?? ''),
  );
  // "25 down" are lakhs.
  const unit = money.unit === 0 && isDown ? LAKH : money.unit;
  const rupees = Math.round(money.value * unit);
  if (isDown) terms.downPayment ??= rupees;
  else if (unit > 0) terms.rupees ??= rupees;
  return money.length;
}
