import { partsOf } from '../calendar.ts';
import { lengthAt, list, phraseSet } from '../phrases.ts';
import type { Token } from '../token.ts';

export const thisYearWords = phraseSet(
  list(`
    this year; current year; is saal; ee varsha; इस साल; ಈ ವರ್ಷ; year end; the year;
    this calendar year
  `),
);
export const nextYearWords = phraseSet(
  list(`
    next year; next yr; agle saal; mundina varsha; अगले साल; ಮುಂದಿನ ವರ್ಷ; coming year
  `),
);

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
