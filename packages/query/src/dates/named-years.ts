import { partsOf } from '../calendar.ts';
import { lengthAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import { nextYearWords, thisYearWords } from '../words/date-words.ts';

/** "Ugadi next year", "Diwali of this year". */
export function namedYearAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): { length: number; year: number } | undefined {
  const of = tokens[at]?.text === 'of' ? 1 : 0;
  const next = lengthAt(nextYearWords, tokens, at + of);
  const length = next || lengthAt(thisYearWords, tokens, at + of);
  if (length === 0) return undefined;
  return { length: of + length, year: partsOf(today)[0] + (next > 0 ? 1 : 0) };
}
