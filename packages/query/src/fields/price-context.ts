import { eitherWayLength } from '../comparisons.ts';
import type { NumberRange } from '../criteria.ts';
import { moneyAt } from '../money.ts';
import { numberAt } from '../numbers.ts';
import { lengthAt } from '../phrases.ts';
import type { Quantity } from '../quantity.ts';
import type { Token } from '../token.ts';
import { bhkWords } from '../words/bhk-words.ts';
import { isFlatCount } from '../words/count-words.ts';
import { meterUnits } from '../words/near-words.ts';
import { otherMoneyWords } from '../words/money-words.ts';
import { durationUnits } from '../words/possession-words.ts';
import {
  eachAhead,
  feetOfPrices,
  loanAdjectives,
  namedOtherwise,
  otherMoneyJoints,
  raisedWords,
  sizeComparisons,
  countedNotPaid,
} from '../words/price-words.ts';
import { roomsCounted } from '../words/everyday-words.ts';

/** What the words around a number say about it: whether it is a price at all, and how sharply it is meant. */

/** "increased from 1.2 to 1.5": what counts is where it ends. */
export function isRaised(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at + 1).some(({ text }) => raisedWords.has(text));
}

/** "1.3 cr (+/- 10 lakhs)": how far either way. */
export function toleranceAt(
  tokens: readonly Token[],
  at: number,
  { first, second }: Quantity,
): { length: number; rupees: number } | undefined {
  const bracket = tokens[at]?.text === '(' ? 1 : 0;
  const sign = eitherWayLength(tokens, at + bracket);
  if (sign === 0 || second !== undefined || first.unit === 0) return undefined;
  const dash = tokens[at + bracket + sign]?.text === '-' ? 1 : 0;
  const amount = moneyAt(tokens, at + bracket + sign + dash);
  if (amount === undefined) return undefined;
  const end = at + bracket + sign + dash + amount.length;
  const isPercent = ['%', 'percent'].includes(tokens[end]?.text ?? '');
  const price = first.value * first.unit;
  const rupees = isPercent
    ? (price * amount.value) / 100
    : amount.value * (amount.unit || first.unit);
  if (rupees <= 0 || rupees >= price) return undefined;
  return { length: end + (isPercent ? 1 : 0) - at, rupees };
}

export function eitherSideOf(price: number, rupees: number): NumberRange {
  return { min: Math.round(price - rupees), max: Math.round(price + rupees) };
}

/** Whether what follows a bare number is counted by it. */
export function countsSomething(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.text ?? '';
  if (next === '/') return !/^\d/.test(tokens[at + 1]?.text ?? '');
  if (isFlatCount(tokens, at)) return true;
  // "2 dogs", "3 floors": what stands in the plural is counted.
  if (/^[a-z]{2,}[^s]s$/.test(next) && next !== 'plus') return true;
  // "500m": a unit that is written onto its number.
  const isOnto = tokens[at - 1]?.to === tokens[at]?.from && lengthAt(meterUnits, tokens, at) > 0;
  return (
    isOnto ||
    countedNotPaid.has(next) ||
    roomsCounted.has(next) ||
    lengthAt(bhkWords, tokens, at) > 0 ||
    lengthAt(durationUnits, tokens, at) > 0
  );
}

/**
 * "Balcony 2 irbeku": whether a number says how many there are of what stands before it. Not where that has a number of its own, and not of
 * what follows: "bathroom 2 crore", "bathroom 2 bhk", "attached bath 80".
 */
export function countsBefore(tokens: readonly Token[], at: number): boolean {
  const number = numberAt(tokens, at);
  if (number === undefined || number.value > MOST_ROOMS_COUNTED) return false;
  if (!roomsCounted.has(tokens[at - 1]?.text ?? '')) return false;
  return (
    numberAt(tokens, at - 2) === undefined &&
    (moneyAt(tokens, at)?.length ?? 0) <= number.length &&
    !countsSomething(tokens, at + number.length)
  );
}

const MOST_ROOMS_COUNTED = 9;

/** What is paid again and again, earned, saved or borrowed is never the price of a home. */
export function isOtherMoney(tokens: readonly Token[], at: number): boolean {
  const [first = '', second = ''] = [tokens[at]?.text, tokens[at + 1]?.text];
  if (eachAhead.has(first) && ['month', 'mo'].includes(second)) {
    return true;
  }
  const noun = lengthAt(otherMoneyWords, tokens, at);
  if (noun > 0) return !loanAdjectives.has(tokens[at + noun]?.text ?? '');
  return otherMoneyJoints.has(first) && lengthAt(otherMoneyWords, tokens, at + 1) > 0;
}

/** "home loan 80 lakhs", "token: 5 lakhs": named before the amount. */
export function isNamedOtherwise(tokens: readonly Token[], at: number): boolean {
  const stated = [':', '-', 'of', 'is'].includes(tokens[at - 1]?.text ?? '') ? 2 : 1;
  const name = tokens[at - stated]?.text ?? '';
  // "own 30 lakhs" is what they bring; who wants to own 60 lakh's worth says what it may cost.
  if (name === 'own') return tokens[at - stated - 1]?.text !== 'to';
  return namedOtherwise.has(name);
}

/** "At least 1100 sft super built up, not more than 1400", "nothing smaller than 1200": of what is measured in feet, and no money. */
export function isMeasured(tokens: readonly Token[], at: number): boolean {
  return (
    tokens.slice(at, at + COMPARED).some(({ text }) => sizeComparisons.has(text)) ||
    tokens.slice(Math.max(0, at - MEASURED_BEFORE), at).some(({ text }) => feetOfPrices.has(text))
  );
}

const COMPARED = 3;
const MEASURED_BEFORE = 10;
