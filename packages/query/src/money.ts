import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { CRORE, LAKH } from '@manemitra/domain/money';
import { beginsNumber, numberAt } from './numbers.ts';
import { onceAt } from './once.ts';
import { lengthAt, phraseAt } from './phrases.ts';
import type { Amount } from './quantity.ts';
import type { Token } from './token.ts';
import { factOf } from './word.ts';
import { roughlySaid } from './words/comparison-words.ts';
import { andAHalf, moneyUnits, rupeeSigns, rupeeWords } from './words/money-words.ts';

/**
 * An amount of money with its own unit: "1.6 cr", "1 crore 20 lakh", "₹12000000".
 * `value` is in the unit; a plain number has unit 0 and may still be a count of crores or lakhs.
 */
export function moneyAt(tokens: readonly Token[], at: number): Amount | undefined {
  const first = tokens[at];
  return first === undefined || !mayBeginMoney(first.word) ? undefined : readMoney(tokens, at);
}

const readMoney = onceAt((tokens: readonly Token[], at): Amount | undefined => {
  const sign = lengthAt(rupeeSigns, tokens, at);
  const first = part(tokens, at + sign);
  if (first === undefined) return undefined;
  let length = sign + first.length;
  let { value } = first;
  let smallest = first.unit;
  // Longest unit first: every further part must be of a smaller unit.
  while (smallest > 0) {
    const and = tokens[at + length]?.text === 'and' ? 1 : 0;
    const next = part(tokens, at + length + and);
    if (next === undefined || next.unit === 0 || next.unit >= smallest) break;
    value += (next.value * next.unit) / first.unit;
    smallest = next.unit;
    length += and + next.length;
  }
  // "80,00,000/-" is how a cheque is written.
  const isCheque = tokens[at + length]?.text === '/' && tokens[at + length + 1]?.text === '-';
  const words = isCheque ? 2 : lengthAt(rupeeWords, tokens, at + length);
  const unit = first.unit || (first.value >= LAKH ? 1 : 0);
  // "4 rupees" are four: only after a sign may the unit have been left out, as in "₹80".
  const isRupees = unit === 0 && (words > 0 || (sign > 0 && first.value >= 1000));
  return {
    length: length + words,
    value,
    unit: isRupees ? 1 : unit,
    inDigits: first.inDigits || sign > 0,
    ...(first.isRough === true ? { isRough: true as const } : {}),
  };
});

/** Also the unit in "a crore", where it is asked at its own word. */
export function beginsMoney(text: string): boolean {
  return rupeeSigns.has(text) || text === 'a' || moneyUnits.has(text) || beginsNumber(text);
}

/** Asked at every word by many readers. */
const mayBeginMoney = factOf(beginsMoney);

function part(tokens: readonly Token[], at: number): Amount | undefined {
  const number = numberAt(tokens, at);
  if (number === undefined) return wholeUnitAt(tokens, at);
  const isRough = roughlySaid.has(tokens[at + number.length]?.text ?? '');
  const hyphen = isRough || tokens[at + number.length]?.text === '-' ? 1 : 0;
  const unit = phraseAt(moneyUnits, tokens, at + number.length + hyphen);
  if (unit === undefined) return { ...number, unit: 0 };
  const dot = isAbbreviationDot(tokens, at + number.length + hyphen + unit.length - 1) ? 1 : 0;
  return {
    length: number.length + hyphen + unit.length + dot,
    value: number.value,
    unit: unit.value,
    inDigits: number.inDigits,
    ...(isRough ? { isRough } : {}),
  };
}

/** "a crore", "a crore and a half". */
function wholeUnitAt(tokens: readonly Token[], at: number): Amount | undefined {
  const article = tokens[at]?.text === 'a' ? 1 : 0;
  if (article === 0 && tokens[at - 1]?.text !== 'a') return undefined;
  const unit = phraseAt(moneyUnits, tokens, at + article);
  if (unit?.value !== CRORE || unit.length > 1) return undefined;
  const half = lengthAt(andAHalf, tokens, at + article + 1);
  return { length: article + 1 + half, value: half > 0 ? 1.5 : 1, unit: CRORE, inDigits: false };
}

/** The dot of "1.5 cr. in whitefield" ends no sentence when a word goes on close behind. */
function isAbbreviationDot(tokens: readonly Token[], at: number): boolean {
  const unit = tokens[at];
  const dot = tokens[at + 1];
  if (unit === undefined || dot?.text !== '.' || dot.from !== unit.to) return false;
  return unit.text === 'cr' || unit.text === 'l' || unit.text === 'crs';
}

/** What a bare number beside a search means: crore below 20, lakh from 20 to 999. */
export function guessedUnit(value: number): number | undefined {
  if (value <= 0) return undefined;
  if (value < 20) return CRORE;
  if (value < 1000) return LAKH;
  return undefined;
}

/** A home in Bengaluru costs neither a month's rent nor a billion: outside this we ask. */
const PLAUSIBLE_RUPEES = { min: 5 * LAKH, max: 500 * CRORE } as const;

export function isPlausible(rupees: number): boolean {
  return rupees >= PLAUSIBLE_RUPEES.min && rupees <= PLAUSIBLE_RUPEES.max;
}

/** Exact and short: `15000000` -> `₹1.5 Cr`, `15123456` -> `₹1,51,23,456`. */
export function exactRupees(rupees: number): string {
  const unit = rupees >= CRORE ? CRORE : LAKH;
  const short = rupees / unit;
  const isShort = rupees >= LAKH && Math.round(short * 100) * (unit / 100) === rupees;
  if (isShort) return `₹${short} ${unit === CRORE ? 'Cr' : 'L'}`;
  return `₹${formatIndianNumber(rupees, 2)}`;
}
