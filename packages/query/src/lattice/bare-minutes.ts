import { comparisonBehind } from '../comparisons.ts';
import { moneyTold } from '../fields/sum-of-parts.ts';
import { moneyAt } from '../money.ts';
import { numberAt } from '../numbers.ts';
import { onceFor } from '../once.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import { minuteUnits } from '../words/near-words.ts';
import { peopleWords } from '../words/people-words.ts';

/**
 * "Car alli 20 nimisha. … peak hour alli nu 20 meerbardu", "main 30 min, biwi 40": minutes without their unit, that were said before or stand
 * behind somebody, beside a sum that has a unit.
 */
export const bareMinutes = onceFor((tokens: readonly Token[]): ReadonlySet<number> => {
  const said = new Set<number>();
  const words = new Set<number>();
  const hasSum = tokens.some((_, at) => (moneyAt(tokens, at)?.unit ?? 0) > 0);
  if (!hasSum || moneyTold(tokens) !== undefined) return words;
  for (const at of tokens.keys()) {
    const number = numberAt(tokens, at);
    if (number === undefined) continue;
    const end = at + number.length;
    if (lengthAt(minuteUnits, tokens, end) > 0) said.add(number.value);
    else if (said.size > 0 && moneyAt(tokens, at)?.unit === 0) {
      const isAgain = said.has(number.value) && comparisonBehind(tokens, end) !== undefined;
      const isOfSomebody = phraseAt(peopleWords, tokens, at - 1)?.length === 1;
      if (isAgain || (isOfSomebody && /^\W*$/.test(tokens[end]?.text ?? ''))) words.add(at);
    }
  }
  return words;
});
