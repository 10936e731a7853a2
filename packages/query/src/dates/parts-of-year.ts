import { addMonths, endOfMonth, isoDate, partsOf } from '../calendar.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import {
  endsOfYear,
  nextMonthWords,
  nextYearWords,
  partsOfYear,
  thisYearWords,
} from '../words/date-words.ts';
import { monthWords } from '../words/possession-words.ts';
import { monthOf, type Period, yearOf } from './period.ts';
import { monthAloneAt, monthYearAt, yearAt } from './written-dates.ts';

export function partOfYearAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): Period | undefined {
  const part = phraseAt(partsOfYear, tokens, at);
  const length = Math.max(part?.length ?? 0, lengthAt(endsOfYear, tokens, at));
  if (length === 0) return undefined;
  const end = part === undefined ? ({ isEnd: true } as const) : {};
  const next = at + length;
  const month = phraseAt(monthWords, tokens, next);
  const inner = month === undefined ? undefined : monthOfYearAt(tokens, next, today);
  if (inner !== undefined) return { ...inner, ...end, length: length + inner.length };
  const whole = yearAt(tokens, next) ?? relativeYearAt(tokens, next, today);
  if (whole === undefined) return undefined;
  const [year] = partsOf(whole.first);
  const [first, last] = part?.value ?? [1, 12];
  return {
    length: length + whole.length,
    first: isoDate(year, first, 1),
    last: endOfMonth(year, last),
    ...end,
  };
}

/** "May 2027", "May next year": a month that says its year. */
function monthOfYearAt(tokens: readonly Token[], at: number, today: string): Period | undefined {
  const month = monthYearAt(tokens, at) ?? monthAloneAt(tokens, at, today);
  return month?.isVague === true ? undefined : month;
}

export function relativeYearAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): Period | undefined {
  const thisYear = lengthAt(thisYearWords, tokens, at);
  const nextYear = lengthAt(nextYearWords, tokens, at);
  const nextMonth = lengthAt(nextMonthWords, tokens, at);
  if (thisYear + nextYear + nextMonth === 0) return undefined;
  const [year] = partsOf(today);
  if (thisYear > 0) return withoutVagueness(yearOf(thisYear, year));
  if (nextYear > 0) {
    // "agle saal December tak": the month narrows the year.
    const month = phraseAt(monthWords, tokens, at + nextYear);
    if (month !== undefined) {
      return withoutVagueness(monthOf(nextYear + month.length, year + 1, month.value));
    }
    return withoutVagueness(yearOf(nextYear, year + 1));
  }
  const [toYear, toMonth] = partsOf(addMonths(today, 1));
  return monthOf(nextMonth, toYear, toMonth);
}

function withoutVagueness({ length, first, last }: Period): Period {
  return { length, first, last };
}
