import { CRORE, LAKH } from '@manemitra/domain/money';
import type { NumberRange } from '../criteria.ts';
import { guessedUnit } from '../money.ts';
import type { Amount, Quantity } from '../quantity.ts';

/** Both ends of a quantity of money in rupees. */
export interface RupeeRange {
  first: number;
  second?: number;
  guessed: boolean;
}

/** Units of both ends: what is missing at one end is taken from the other, or guessed by size. */
export function rupeesOf({ first, second }: Quantity): RupeeRange | undefined {
  if (second === undefined) {
    const unit = first.unit || guessedUnit(first.value);
    if (unit === undefined) return undefined;
    return { first: rupees(first, unit), guessed: first.unit === 0 };
  }
  let a = first.unit;
  let b = second.unit;
  const guessed = a === 0 && b === 0;
  if (guessed) {
    // "80 to 1.2" changes unit on the way, "1.2 to 1.5" does not.
    b = guessedUnit(second.value) ?? 0;
    a = first.value > second.value ? (guessedUnit(first.value) ?? 0) : b;
  } else if (a === 0) {
    a = b === CRORE && first.value >= 20 && first.value > second.value ? LAKH : b;
  } else if (b === 0) {
    b = a === LAKH && second.value < 20 && second.value < first.value ? CRORE : a;
  }
  if (a === 0 || b === 0) return undefined;
  return { first: rupees(first, a), second: rupees(second, b), guessed };
}

function rupees(amount: Amount, unit: number): number {
  return Math.round(amount.value * unit);
}

/** A lone amount is the most they would pay; "around" is 10 % either way. */
export function boundsOf({ comparison }: Quantity, { first, second }: RupeeRange): NumberRange {
  // "under 1.5 or 1.6 cr" has no lower end.
  if (second !== undefined && comparison === 'max') return { max: Math.max(first, second) };
  if (second !== undefined) return { min: Math.min(first, second), max: Math.max(first, second) };
  if (comparison === 'min') return { min: first };
  if (comparison === 'around') {
    return { min: Math.round(first * 0.9), max: Math.round(first * 1.1) };
  }
  return { max: first };
}
