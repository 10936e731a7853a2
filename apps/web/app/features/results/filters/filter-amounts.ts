import { formatShortRupees } from '@manemitra/domain/money';
import type { NumberRange } from '@manemitra/query/criteria';
import { readNumber } from '#web/ui/typed-number.ts';

/** Amounts as they stand in the fields of the panel, and back without a rupee lost. */

/** `15000000` -> `1.5 Cr`; an amount that has no short form is written out. */
export function writeRupees(rupees: number): string {
  const short = formatShortRupees(rupees).slice('₹'.length);
  return readNumber(short) === rupees ? short : String(rupees);
}

/** The range between two typed ends, the smaller one first; undefined where neither is an amount. */
export function readRange(low: string, high: string): NumberRange | undefined {
  const [min, max] = [readAmount(low), readAmount(high)];
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined) {
    return { min: Math.min(min, max), max: Math.max(min, max) };
  }
  return min === undefined ? { max: max ?? 0 } : { min };
}

function readAmount(text: string): number | undefined {
  const amount = readNumber(text);
  return amount === undefined || amount < 0 ? undefined : amount;
}

/** What is wrong with a typed amount, as one sentence; nothing when it is empty or can be read. */
export function amountProblem(text: string, example: string): string | undefined {
  return text.trim() === '' || readAmount(text) !== undefined
    ? undefined
    : `“${text.trim()}” is not an amount. Write it like ${example}.`;
}
