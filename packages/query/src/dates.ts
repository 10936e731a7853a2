import { festivalAt } from './dates/festival-dates.ts';
import { financialYearAt } from './dates/financial-year.ts';
import { partOfYearAt, relativeYearAt } from './dates/parts-of-year.ts';
import type { DateReader, Period } from './dates/period.ts';
import {
  dayMonthAt,
  dayMonthYearAt,
  isoAt,
  monthAloneAt,
  monthDayAt,
  monthDayYearAt,
  monthYearAt,
  slashedAt,
  yearAt,
  yearMonthAt,
} from './dates/written-dates.ts';
import type { PhraseTable } from './phrases.ts';
import type { Token } from './token.ts';
import { factOf } from './word.ts';
import {
  endOfWords,
  endsOfYear,
  festivalLeads,
  financialYearWords,
  nextMonthWords,
  nextYearWords,
  ordinalDays,
  partsOfYear,
  thisYearWords,
} from './words/date-words.ts';
import { festivalWords } from './words/festivals.ts';
import { monthWords } from './words/possession-words.ts';

export type { Period } from './dates/period.ts';

/** Reads a date in any of its written forms; the longest one wins. */
export function periodAt(tokens: readonly Token[], at: number, today: string): Period | undefined {
  const first = tokens[at];
  if (first === undefined || !mayBeginPeriod(first.word)) return undefined;
  let best: Period | undefined;
  for (const read of READERS) {
    const period = read(tokens, at, today);
    if (period !== undefined && period.length > (best?.length ?? 0)) best = period;
  }
  return best;
}

const READERS: readonly DateReader[] = [
  isoAt,
  slashedAt,
  dayMonthYearAt,
  monthDayYearAt,
  dayMonthAt,
  // “Dec 27” is a month of a year, as people say it of possession.
  monthYearAt,
  monthDayAt,
  yearMonthAt,
  monthAloneAt,
  yearAt,
  partOfYearAt,
  relativeYearAt,
  financialYearAt,
  festivalAt,
];

/** Whether a date may begin with this word. */
export function beginsPeriod(text: string): boolean {
  return (
    /^\d/.test(text) || festivalLeads.has(text) || PERIOD_WORDS.some((table) => table.has(text))
  );
}

/** Several readers ask this at every word. */
const mayBeginPeriod = factOf(beginsPeriod);

const PERIOD_WORDS: readonly PhraseTable<unknown>[] = [
  monthWords,
  partsOfYear,
  endsOfYear,
  thisYearWords,
  nextYearWords,
  nextMonthWords,
  endOfWords,
  financialYearWords,
  festivalWords,
  ordinalDays,
];
