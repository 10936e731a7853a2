import { moneyAt } from './money.ts';
import { numberAt } from './numbers.ts';
import { onceFor } from './once.ts';
import { lengthAt, phraseAt } from './phrases.ts';
import type { Token } from './token.ts';
import { fieldWords } from './words/field-words.ts';
import { meterUnits, minuteUnits } from './words/near-words.ts';
import { remadeAhead, remadeBehind, saidBefore } from './words/remaking-words.ts';

/** So many words stand at most between what was said and what takes its place, and ahead of what was said. */
const FURTHEST = 8;
const FURTHEST_AHEAD = 4;

interface Remade {
  at: number;
  length: number;
  value: number;
}

/**
 * "Metro se 2 km bola tha, 1.5 kar do": the bare number that takes the place of an amount, tokens `[from, to)`, which was said before. It is of the
 * same unit, and no sum.
 */
export function remadeNumber(
  tokens: readonly Token[],
  from: number,
  to: number,
): Remade | undefined {
  if (!hasSaid(tokens)) return undefined;
  for (let at = to; at < Math.min(tokens.length, to + FURTHEST); at++) {
    // What is spoken of in between is another thing: "budget 70 kar do".
    if (NOT_THAT.has(phraseAt(fieldWords, tokens, at)?.value ?? '')) return undefined;
    const number = numberAt(tokens, at);
    if (number === undefined) continue;
    const end = at + number.length;
    const isBare = (moneyAt(tokens, at)?.unit ?? 0) === 0;
    const isMade =
      lengthAt(remadeBehind, tokens, end) > 0 ||
      [2, 3, 4].some((back) => lengthAt(remadeAhead, tokens, at - back) === back);
    const isSaid = tokens
      .slice(Math.max(0, from - FURTHEST_AHEAD), at)
      .some(({ text }) => saidBefore.has(text));
    const isRemade = isBare && isMade && isSaid && number.value > 0;
    return isRemade ? { at, length: number.length, value: number.value } : undefined;
  }
  return undefined;
}

const NOT_THAT: ReadonlySet<string> = new Set(['price', 'bhk', 'area', 'totalUnits', 'towers']);

const hasSaid = onceFor((tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => saidBefore.has(text)),
);

/** The words of such numbers behind a distance or minutes. */
export const numbersOfDistances = onceFor((tokens: readonly Token[]): ReadonlySet<number> => {
  const words = new Set<number>();
  if (!hasSaid(tokens)) return words;
  for (const from of tokens.keys()) {
    const number = numberAt(tokens, from);
    const unit = from + (number?.length ?? 0);
    const length = lengthAt(meterUnits, tokens, unit) || lengthAt(minuteUnits, tokens, unit);
    if (number === undefined || length === 0) continue;
    const remade = remadeNumber(tokens, from, unit + length);
    if (remade !== undefined)
      for (let step = 0; step < remade.length; step++) words.add(remade.at + step);
  }
  return words;
});
