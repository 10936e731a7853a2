import { addMonths, endOfMonth, isRealDate, isoDate, partsOf } from './calendar.ts';
import { phraseAt, lengthAt, list, phraseSet, phraseTable } from './phrases.ts';
import type { PhraseTable } from './phrases.ts';
import type { Token } from './token.ts';
import { festivalDate, festivalNames, festivalWords } from './words/festivals.ts';
import { factOf } from './word.ts';
import { monthWords } from './words/possession-words.ts';

/** A day, a month, a season or a year, from its first day to its last. */
export interface Period {
  length: number;
  first: string;
  last: string;
  /** What the words did not say by themselves: "Ugadi is on 7 Apr 2027". */
  festival?: string;
  /** Only a month or a bare year: too little to be a date without a word beside it. */
  isVague?: true;
  /** "End of 2028" is where it ends: "before" it is until then. */
  isEnd?: true;
}

type DateReader = (tokens: readonly Token[], at: number, today: string) => Period | undefined;

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
  monthYearAt,
  yearMonthAt,
  monthAloneAt,
  yearAt,
  partOfYearAt,
  relativeYearAt,
  financialYearAt,
  festivalAt,
];

const FIRST_YEAR = 2000;
const LAST_YEAR = 2060;

function yearNumberAt(tokens: readonly Token[], at: number): number | undefined {
  const text = tokens[at]?.text ?? '';
  const year = Number(text);
  return /^20\d\d$/.test(text) && year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
}

/** "2027", "'27" and, right after a month, "27". */
function looseYearAt(
  tokens: readonly Token[],
  at: number,
): { length: number; year: number } | undefined {
  const year = yearNumberAt(tokens, at);
  if (year !== undefined) return { length: 1, year };
  const mark = tokens[at]?.text === "'" || tokens[at]?.text === '’' ? 1 : 0;
  const text = tokens[at + mark]?.text ?? '';
  return /^[2-4]\d$/.test(text) ? { length: mark + 1, year: 2000 + Number(text) } : undefined;
}

function dayAt(tokens: readonly Token[], at: number): number | undefined {
  const match = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(tokens[at]?.text ?? '');
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

function single(length: number, year: number, month: number, day: number): Period | undefined {
  if (!isRealDate(year, month, day)) return undefined;
  const date = isoDate(year, month, day);
  return { length, first: date, last: date };
}

function isoAt(tokens: readonly Token[], at: number): Period | undefined {
  const [year, month, day] = [
    yearNumberAt(tokens, at),
    dayAt(tokens, at + 2),
    dayAt(tokens, at + 4),
  ];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (tokens[at + 1]?.text !== '-' || tokens[at + 3]?.text !== '-') return undefined;
  return single(5, year, month, day);
}

function slashedAt(tokens: readonly Token[], at: number): Period | undefined {
  const [day, month, year] = [
    dayAt(tokens, at),
    dayAt(tokens, at + 2),
    yearNumberAt(tokens, at + 4),
  ];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const joint = tokens[at + 1]?.text ?? '';
  if (!['/', '-', '.'].includes(joint) || tokens[at + 3]?.text !== joint) return undefined;
  return single(5, year, month, day);
}

function dayMonthYearAt(tokens: readonly Token[], at: number): Period | undefined {
  const day = dayAt(tokens, at);
  const of = tokens[at + 1]?.text === 'of' || tokens[at + 1]?.text === '-' ? 1 : 0;
  const month = phraseAt(monthWords, tokens, at + 1 + of);
  if (day === undefined || month === undefined) return undefined;
  const next = at + 1 + of + month.length;
  const comma = tokens[next]?.text === ',' || tokens[next]?.text === '-' ? 1 : 0;
  const year = yearNumberAt(tokens, next + comma);
  if (year === undefined) return undefined;
  return single(next + comma + 1 - at, year, month.value, day);
}

function monthDayYearAt(tokens: readonly Token[], at: number): Period | undefined {
  const month = phraseAt(monthWords, tokens, at);
  const day = month === undefined ? undefined : dayAt(tokens, at + month.length);
  if (month === undefined || day === undefined) return undefined;
  const next = at + month.length + 1;
  const comma = tokens[next]?.text === ',' ? 1 : 0;
  const year = yearNumberAt(tokens, next + comma);
  if (year === undefined) return undefined;
  return single(next + comma + 1 - at, year, month.value, day);
}

function monthYearAt(tokens: readonly Token[], at: number): Period | undefined {
  const month = phraseAt(monthWords, tokens, at);
  if (month === undefined) return undefined;
  const next = at + month.length;
  const joint = [',', '-', '/', 'of', 'end'].includes(tokens[next]?.text ?? '') ? 1 : 0;
  const year = looseYearAt(tokens, next + joint);
  if (year === undefined) return undefined;
  return monthOf(next + joint + year.length - at, year.year, month.value);
}

function monthOf(length: number, year: number, month: number): Period {
  return { length, first: isoDate(year, month, 1), last: endOfMonth(year, month) };
}

/** "by March" is the next March to end. */
/** "2027 ರ ಡಿಸೆಂಬರ್", "2027 ke december": the year first. */
function yearMonthAt(tokens: readonly Token[], at: number): Period | undefined {
  const year = yearNumberAt(tokens, at);
  const of = YEAR_ENDINGS.has(tokens[at + 1]?.text ?? '') ? 1 : 0;
  const month = phraseAt(monthWords, tokens, at + 1 + of);
  if (year === undefined || month === undefined) return undefined;
  return monthOf(1 + of + month.length, year, month.value);
}

const YEAR_ENDINGS = new Set(['ರ', 'ನ', 'ra', 'ke', 'ka', 'के', 'का', '-', ',']);

function monthAloneAt(tokens: readonly Token[], at: number, today: string): Period | undefined {
  const next = tokens[at]?.text === 'next' || tokens[at]?.text === 'this' ? 1 : 0;
  const month = phraseAt(monthWords, tokens, at + next);
  if (month === undefined) return undefined;
  const end = tokens[at + next + month.length]?.text === 'end' ? 1 : 0;
  const [year, thisMonth] = partsOf(today);
  const length = next + month.length + end;
  return {
    ...monthOf(length, month.value > thisMonth ? year : year + 1, month.value),
    isVague: true,
  };
}

function yearAt(tokens: readonly Token[], at: number): Period | undefined {
  const year = yearNumberAt(tokens, at);
  return year === undefined ? undefined : yearOf(1, year);
}

function yearOf(length: number, year: number): Period {
  return { length, first: isoDate(year, 1, 1), last: isoDate(year, 12, 31), isVague: true };
}

/** Parts of a year by their first and last month. */
const partsOfYear = phraseTable<readonly [first: number, last: number]>([
  [[1, 3], list(`early; beginning of; start of; starting of; q 1; q 1 of; first quarter of`)],
  [[4, 6], list(`q 2; q 2 of; second quarter of`)],
  [[1, 6], list(`mid; middle of; mid of; h 1; h 1 of; first half of; 1st half of; mid -`)],
  [[7, 9], list(`q 3; q 3 of; third quarter of`)],
  [[10, 12], list(`q 4; q 4 of; fourth quarter of; late`)],
  [[1, 12], list(`latter half of; second half of; h 2; h 2 of`)],
]);

const endsOfYear = phraseSet(list(`end of; the end of; end; year end; year end of; end -`));

function partOfYearAt(tokens: readonly Token[], at: number, today: string): Period | undefined {
  const part = phraseAt(partsOfYear, tokens, at);
  const length = Math.max(part?.length ?? 0, lengthAt(endsOfYear, tokens, at));
  if (length === 0) return undefined;
  const end = part === undefined ? ({ isEnd: true } as const) : {};
  const next = at + length;
  const month = phraseAt(monthWords, tokens, next);
  const inner = month === undefined ? undefined : monthYearAt(tokens, next);
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

const thisYearWords = phraseSet(
  list(`
    this year; current year; is saal; ee varsha; इस साल; ಈ ವರ್ಷ; year end; the year;
    this calendar year
  `),
);
const nextYearWords = phraseSet(
  list(`
    next year; next yr; agle saal; mundina varsha; अगले साल; ಮುಂದಿನ ವರ್ಷ; coming year
  `),
);
const nextMonthWords = phraseSet(list(`next month; agle mahine; अगले महीने; ಮುಂದಿನ ತಿಂಗಳು`));

function relativeYearAt(tokens: readonly Token[], at: number, today: string): Period | undefined {
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

/** "Ugadi next year", "Diwali of this year". */
function namedYearAt(
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

/** "FY27", "fy 2026-27", "end of FY27": India's financial year bears the year it ends in, on 31 March. */
function financialYearAt(tokens: readonly Token[], at: number): Period | undefined {
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

const endOfWords = phraseSet(list(`end of; the end of; end`));
const financialYearWords = phraseSet(list(`fy; f y; financial year; fiscal year; fiscal`));

const FESTIVAL_LEADS = new Set('next this coming mundina agle agli अगली अगले ಮುಂದಿನ ee'.split(' '));

function festivalAt(tokens: readonly Token[], at: number, today: string): Period | undefined {
  const next = FESTIVAL_LEADS.has(tokens[at]?.text ?? '') ? 1 : 0;
  const festival = phraseAt(festivalWords, tokens, at + next);
  if (festival === undefined) return undefined;
  const end = at + next + festival.length;
  const year = looseYearAt(tokens, end) ?? namedYearAt(tokens, end, today);
  const habba = ['festival', 'habba', 'ಹಬ್ಬ', 'pooja', 'puja'].includes(tokens[end]?.text ?? '')
    ? 1
    : 0;
  const date = festivalDate(
    festival.value,
    year === undefined ? { after: today } : { year: year.year },
  );
  if (date === undefined) return undefined;
  return {
    length: next + festival.length + (year?.length ?? habba),
    first: date,
    last: date,
    festival: festivalNames[festival.value],
  };
}

export function beginsPeriod(text: string): boolean {
  return (
    /^\d/.test(text) || FESTIVAL_LEADS.has(text) || PERIOD_WORDS.some((table) => table.has(text))
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
];
