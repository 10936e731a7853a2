import { endOfMonth, isoDate, isRealDate } from '../calendar.ts';
import type { Token } from '../token.ts';
import { phraseAt } from '../phrases.ts';
import { dayOfMonth, ordinalDays } from '../words/date-words.ts';

/** A day, a month, a season or a year, from its first day to its last. */
export interface Period {
  length: number;
  first: string;
  last: string;
  /** What the words did not say by themselves: "Ugadi is on 7 Apr 2027". */
  festival?: string;
  /** The moon decides, and may move it by a day. */
  isByMoon?: true;
  /** Only a month or a bare year: too little to be a date without a word beside it. */
  isVague?: true;
  /** "End of 2028" is where it ends: "before" it is until then. */
  isEnd?: true;
}

export type DateReader = (
  tokens: readonly Token[],
  at: number,
  today: string,
) => Period | undefined;

const FIRST_YEAR = 2000;
const LAST_YEAR = 2060;

export function yearNumberAt(tokens: readonly Token[], at: number): number | undefined {
  const text = tokens[at]?.text ?? '';
  const year = Number(text);
  return /^20\d\d$/.test(text) && year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
}

/** "2027", "'27" and, right after a month, "27". */
export function looseYearAt(
  tokens: readonly Token[],
  at: number,
): { length: number; year: number } | undefined {
  const year = yearNumberAt(tokens, at);
  if (year !== undefined) return { length: 1, year };
  const mark = tokens[at]?.text === "'" || tokens[at]?.text === '’' ? 1 : 0;
  const text = tokens[at + mark]?.text ?? '';
  return /^[2-4]\d$/.test(text) ? { length: mark + 1, year: 2000 + Number(text) } : undefined;
}

/** "8", "8th", "eighth". */
export function dayAt(
  tokens: readonly Token[],
  at: number,
): { length: number; day: number } | undefined {
  const match = dayOfMonth.exec(tokens[at]?.text ?? '');
  if (match?.[1] !== undefined) return { length: 1, day: Number(match[1]) };
  const ordinal = phraseAt(ordinalDays, tokens, at);
  return ordinal === undefined ? undefined : { length: ordinal.length, day: ordinal.value };
}

export function single(
  length: number,
  year: number,
  month: number,
  day: number,
): Period | undefined {
  if (!isRealDate(year, month, day)) return undefined;
  const date = isoDate(year, month, day);
  return { length, first: date, last: date };
}

export function monthOf(length: number, year: number, month: number): Period {
  return { length, first: isoDate(year, month, 1), last: endOfMonth(year, month) };
}

export function yearOf(length: number, year: number): Period {
  return { length, first: isoDate(year, 1, 1), last: isoDate(year, 12, 31), isVague: true };
}
