import { CRORE, LAKH } from '@manemitra/domain/money';
import { assumedUnit } from '../fields/price.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { soundedRangeJoints } from '../words/sounded-words.ts';
import { seenNumberAt } from './bold-numbers.ts';
import type { SeenNumber } from './bold-number-words.ts';
import { sumsAt } from './bold-sums.ts';
import type { Sum } from './bold-sums.ts';
import { keyAt } from './word-sounds.ts';

/** "one twenty", "ek karod bees", "62", "seven to nine crore": all sums that the words at a token could be. */
export function readSums({ tokens }: Sentence, at: number): Reading[] {
  const sums = sumsAt(tokens, at);
  return [
    ...sums.map((sum) => priced(sum.length, { max: sum.rupees }, sum.isGuessed)),
    ...rangesFrom(tokens, at, sums),
  ];
}

function priced(
  length: number,
  value: { min?: number; max?: number },
  isGuessed: boolean,
): Reading {
  return wish(length, {
    field: 'price',
    value: { ...value, basis: 'listed' },
    ...(isGuessed ? { assumed: assumedUnit(value) } : {}),
  });
}

/** "70 to 90", "seven to nine crore", "ಮೂರರಿಂದ ನಾಲ್ಕು ಕೋಟಿ": what has no unit has that of the other end. */
function rangesFrom(tokens: readonly Token[], at: number, sums: readonly Sum[]): Reading[] {
  const first = seenNumberAt(tokens, at);
  if (first === undefined) return [];
  const ends = [...sums.map(({ length }) => length), first.length];
  return [...new Set(ends)].flatMap((length) => {
    const sum = sums.find((one) => one.length === length);
    const isFrom = sum?.isFrom ?? first.isFrom;
    const joint = soundedRangeJoints.has(keyAt(tokens, at + length)) ? 1 : 0;
    const isSaid = joint > 0 || isFrom;
    return sumsAt(tokens, at + length + joint, isSaid).flatMap((top) => {
      // "pachas saath lakh"
      if (!isSaid && (top.isGuessed || sum?.isGuessed === false)) return [];
      const least = sum?.isGuessed === false ? sum.rupees : scaledTo(top, first, sum, length);
      if (
        least === undefined ||
        least >= top.rupees ||
        least * (isSaid ? WIDEST : WIDEST_UNSAID) < top.rupees
      ) {
        return [];
      }
      const value = { min: least, max: top.rupees };
      return [priced(length + joint + top.length, value, top.isGuessed)];
    });
  });
}

/** Nobody asks for homes between one price and ten times it. */
const WIDEST = 6;
const WIDEST_UNSAID = 1.7;

function scaledTo(
  top: Sum,
  first: SeenNumber,
  sum: Sum | undefined,
  length: number,
): number | undefined {
  if (length !== first.length) return sum?.rupees;
  const unit = top.rupees >= CRORE ? CRORE : LAKH;
  const other = first.value * unit;
  return other < top.rupees ? other : sum?.rupees;
}
