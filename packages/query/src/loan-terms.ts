import { LAKH } from '@manemitra/domain/money';
import { moneyAt } from './money.ts';
import { numberAt } from './numbers.ts';
import type { Token } from './token.ts';
import { tokenize } from './tokens.ts';

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

const YEARS = new Set(
  'year years yr yrs y saal sal varsha varshake varshakke varushakke varshagalu salon salo सालों साल वर्ष ವರ್ಷ ವರ್ಷಗಳು'.split(
    ' ',
  ),
);
const MONTHS = new Set('month months mahine tingalu महीने ತಿಂಗಳು'.split(' '));
const PERCENT = new Set('% percent pc pct per interest rate roi pratishat प्रतिशत ಶೇಕಡಾ'.split(' '));
const DOWN = new Set('down downpayment own kai kaiyinda डाउन ಡೌನ್ ಕೈಯಿಂದ'.split(' '));
const AT = new Set('at @ rate roi interest ಶೇಕಡಾ'.split(' '));

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
  if (number !== undefined && YEARS.has(next)) {
    terms.years ??= number.value;
    return number.length + 1;
  }
  if (number !== undefined && MONTHS.has(next)) {
    terms.years ??= number.value / 12;
    return number.length + 1;
  }
  const percent = number !== undefined && PERCENT.has(next) ? number.length + 1 : 0;
  if (number !== undefined && percent > 0 && DOWN.has(tokens[at + percent]?.text ?? '')) {
    terms.downPercent ??= number.value;
    return percent + 1;
  }
  if (number !== undefined && (PERCENT.has(next) || AT.has(tokens[at - 1]?.text ?? ''))) {
    terms.annualPercent ??= number.value;
    return number.length;
  }
  const money = moneyAt(tokens, at);
  if (money === undefined) return 1;
  const isDown = [0, 1].some((step) => DOWN.has(tokens[at + money.length + step]?.text ?? ''));
  // "25 down" are lakhs.
  const unit = money.unit === 0 && isDown ? LAKH : money.unit;
  const rupees = Math.round(money.value * unit);
  if (isDown) terms.downPayment ??= rupees;
  else if (unit > 0) terms.rupees ??= rupees;
  return money.length;
}
