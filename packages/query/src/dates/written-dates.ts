import { partsOf } from '../calendar.ts';
import { moneyAt } from '../money.ts';
import { phraseAt } from '../phrases.ts';
import type { Token } from '../token.ts';
import { ofMonths, yearEndings, yearLeads } from '../words/date-words.ts';
import { monthWords } from '../words/possession-words.ts';
import { namedYearAt } from './named-years.ts';
import {
  dayAt,
  looseYearAt,
  monthOf,
  type Period,
  single,
  yearNumberAt,
  yearOf,
} from './period.ts';

export function isoAt(tokens: readonly Token[], at: number): Period | undefined {
  const [year, month, day] = [
    yearNumberAt(tokens, at),
    dayAt(tokens, at + 2)?.day,
    dayAt(tokens, at + 4)?.day,
  ];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (tokens[at + 1]?.text !== '-' || tokens[at + 3]?.text !== '-') return undefined;
  return single(5, year, month, day);
}

export function slashedAt(tokens: readonly Token[], at: number): Period | undefined {
  const [day, month, year] = [
    dayAt(tokens, at)?.day,
    dayAt(tokens, at + 2)?.day,
    yearNumberAt(tokens, at + 4),
  ];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const joint = tokens[at + 1]?.text ?? '';
  if (!['/', '-', '.'].includes(joint) || tokens[at + 3]?.text !== joint) return undefined;
  return single(5, year, month, day);
}

export function dayMonthYearAt(tokens: readonly Token[], at: number): Period | undefined {
  const said = dayAndMonthAt(tokens, at);
  if (said === undefined) return undefined;
  const next = at + said.length;
  const comma = tokens[next]?.text === ',' || tokens[next]?.text === '-' ? 1 : 0;
  const year = looseYearAt(tokens, next + comma);
  // "15 Jan, 40 lakh": what has a unit of money is no year.
  if (year === undefined || (moneyAt(tokens, next + comma)?.unit ?? 0) > 0) return undefined;
  return single(said.length + comma + year.length, year.year, said.month, said.day);
}

/** "15 jan", "15th of January", "first of June". */
function dayAndMonthAt(
  tokens: readonly Token[],
  at: number,
): { length: number; day: number; month: number } | undefined {
  const day = dayAt(tokens, at);
  if (day === undefined) return undefined;
  const of = ofMonths.has(tokens[at + day.length]?.text ?? '') ? 1 : 0;
  const month = phraseAt(monthWords, tokens, at + day.length + of);
  if (month === undefined) return undefined;
  return { length: day.length + of + month.length, day: day.day, month: month.value };
}

export function monthDayYearAt(tokens: readonly Token[], at: number): Period | undefined {
  const month = phraseAt(monthWords, tokens, at);
  const day = month === undefined ? undefined : dayAt(tokens, at + month.length);
  if (month === undefined || day === undefined) return undefined;
  const next = at + month.length + day.length;
  const comma = tokens[next]?.text === ',' ? 1 : 0;
  const year = yearNumberAt(tokens, next + comma);
  if (year === undefined) return undefined;
  return single(next + comma + 1 - at, year, month.value, day.day);
}

/** "15 jan", "jan 15": the next of such a day, or the last before a month that was told ahead of it with its year. */
export function dayMonthAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): Period | undefined {
  const said = dayAndMonthAt(tokens, at);
  if (said === undefined) return undefined;
  return (
    dayBeforeTold(tokens, at, said, today) ?? nextDay(said.length, said.month, said.day, today)
  );
}

/** "The wedding is in March 2028, … by 1 March": in the year that was told, or the one before where the day would come too late. */
function dayBeforeTold(
  tokens: readonly Token[],
  at: number,
  { length, day, month }: { length: number; day: number; month: number },
  today: string,
): Period | undefined {
  const told = tokens.slice(0, at).flatMap((_, before) => monthYearAt(tokens, before) ?? []);
  const end = told.at(-1)?.last;
  if (end === undefined) return undefined;
  const [year] = partsOf(end);
  return [year, year - 1]
    .map((one) => single(length, one, month, day))
    .find((one) => one !== undefined && one.last <= end && one.first > today);
}

export function monthDayAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): Period | undefined {
  const month = phraseAt(monthWords, tokens, at);
  const day = month === undefined ? undefined : dayAt(tokens, at + month.length);
  if (month === undefined || day === undefined) return undefined;
  return nextDay(month.length + day.length, month.value, day.day, today);
}

function nextDay(length: number, month: number, day: number, today: string): Period | undefined {
  const [year] = partsOf(today);
  const soonest = single(length, year, month, day);
  const next =
    soonest !== undefined && soonest.last < today ? single(length, year + 1, month, day) : soonest;
  return next === undefined ? undefined : { ...next, isVague: true };
}

export function monthYearAt(tokens: readonly Token[], at: number): Period | undefined {
  const month = phraseAt(monthWords, tokens, at);
  if (month === undefined) return undefined;
  const next = at + month.length;
  const joint = [',', '-', '/', 'of', 'end'].includes(tokens[next]?.text ?? '') ? 1 : 0;
  const year = looseYearAt(tokens, next + joint);
  if (year === undefined) return undefined;
  return monthOf(next + joint + year.length - at, year.year, month.value);
}

/** "2027 ರ ಡಿಸೆಂಬರ್", "2027 ke december": the year first. */
export function yearMonthAt(tokens: readonly Token[], at: number): Period | undefined {
  const year = yearNumberAt(tokens, at);
  const of = yearEndings.has(tokens[at + 1]?.text ?? '') ? 1 : 0;
  const month = phraseAt(monthWords, tokens, at + 1 + of);
  if (year === undefined || month === undefined) return undefined;
  return monthOf(1 + of + month.length, year, month.value);
}

/** "by March" is the next March to end. */
export function monthAloneAt(
  tokens: readonly Token[],
  at: number,
  today: string,
): Period | undefined {
  const next = tokens[at]?.text === 'next' || tokens[at]?.text === 'this' ? 1 : 0;
  const month = phraseAt(monthWords, tokens, at + next);
  if (month === undefined) return undefined;
  const end = tokens[at + next + month.length]?.text === 'end' ? 1 : 0;
  const [thisYear, thisMonth] = partsOf(today);
  const length = next + month.length + end;
  const told = namedYearAt(tokens, at + length, today);
  // "By December next year": the year behind the month is no other date.
  if (told !== undefined) return monthOf(length + told.length, told.year, month.value);
  const soonest = month.value > thisMonth ? thisYear : thisYear + 1;
  const year = yearBefore(tokens, at, soonest) ?? soonest;
  return { ...monthOf(length, year, month.value), isVague: true };
}

/** "In 2027 itself, by December": a year that stands alone before says of which year a month is. */
function yearBefore(tokens: readonly Token[], at: number, soonest: number): number | undefined {
  for (let before = at - 1; before >= Math.max(0, at - FURTHEST_YEAR); before--) {
    const year = yearNumberAt(tokens, before);
    if (year === undefined || year < soonest) continue;
    const isOfDate = [before - 1, before - 2, before + 1].some(
      (beside) => phraseAt(monthWords, tokens, beside) !== undefined,
    );
    return isOfDate || !yearLeads.has(tokens[before - 1]?.text ?? 'in') ? undefined : year;
  }
  return undefined;
}

/** So many words lie between a year and a month of it. */
const FURTHEST_YEAR = 20;

export function yearAt(tokens: readonly Token[], at: number): Period | undefined {
  const year = yearNumberAt(tokens, at);
  return year === undefined ? undefined : yearOf(1, year);
}
