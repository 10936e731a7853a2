import { isoDate } from '../calendar.ts';
import { lengthAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import { endOfWords, financialYearWords } from '../words/date-words.ts';
import { looseYearAt, type Period } from './period.ts';

/** "FY27", "fy 2026-27", "end of FY27": India's financial year bears the year it ends in, on 31 March. */
export function financialYearAt(tokens: readonly Token[], at: number): Period | undefined {
  const lead = lengthAt(endOfWords, tokens, at);
  const words = lengthAt(financialYearWords, tokens, at + lead);
  if (words === 0) return undefined;
  const start = at + lead + words;
  const first = looseYearAt(tokens, start);
  if (first === undefined) return undefined;
  const next = start + first.length;
  const joint = ['-', '/'].includes(tokens[next]?.text ?? '') ? 1 : 0;
  const second = joint === 0 ? undefined : looseYearAt(tokens, next + joint);
  const { year } = second ?? first;
  const length = next + (second === undefined ? 0 : joint + second.length) - at;
  return { length, first: isoDate(year - 1, 4, 1), last: isoDate(year, 3, 31) };
}
