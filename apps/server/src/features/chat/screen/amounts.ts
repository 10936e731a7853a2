import { moneyAt } from '@manemitra/query/money';
import type { Token } from '@manemitra/query/token';

/** The amounts of money of a sentence with where they stand, from left to right. */
export function amountsIn(tokens: readonly Token[]): { rupees: number; at: number; to: number }[] {
  const amounts: { rupees: number; at: number; to: number }[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = moneyAt(tokens, at);
    if (found === undefined) continue;
    amounts.push({ rupees: found.value * (found.unit || 1), at, to: at + found.length });
    at += found.length - 1;
  }
  return amounts;
}
