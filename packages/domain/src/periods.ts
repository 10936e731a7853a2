import { formatDayMonthYear, formatMonthYear } from './dates.ts';

/**
 * Dates as exactly as somebody said them: a day `2027-12-31`, a month `2027-12`, a quarter `2027-Q4` of the calendar year, or
 * a year `2027`. Where a day is needed, to compare and to sort, it is the last one: nobody is promised a home too early.
 */

export const PRECISIONS = ['month', 'quarter', 'year'] as const;
/** How exactly a date is known; `null` is to the day. */
export type Precision = (typeof PRECISIONS)[number] | null;

const PERIOD = /^(\d{4})(?:-Q([1-4])|-(\d{2})(?:-(\d{2}))?)?$/;

/** Whether it has one of the four forms and is a real date. */
export function isPeriod(text: string): boolean {
  const match = PERIOD.exec(text);
  if (match === null) return false;
  const [, , , month, day] = match;
  if (month !== undefined && (Number(month) < 1 || Number(month) > 12)) return false;
  if (day === undefined) return true;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** `2027-Q3` -> the day `2027-09-30`, known to the quarter. */
export function dayOfPeriod(period: string): { day: string; precision: Precision } {
  const [, year = '', quarter, month, day] = PERIOD.exec(period) ?? [];
  if (day !== undefined) return { day: period, precision: null };
  const last = quarter === undefined ? Number(month ?? 12) : Number(quarter) * 3;
  return {
    day: new Date(Date.UTC(Number(year), last, 0)).toISOString().slice(0, 10),
    precision: quarter !== undefined ? 'quarter' : month !== undefined ? 'month' : 'year',
  };
}

/** Its first day, near enough to compare: `2027-Q3` is `2027-07`, which comes before every day of July. */
export const beginOfPeriod = (period: string): string =>
  period.replace(
    /-Q([1-4])$/,
    (_, quarter: string) => `-${String(Number(quarter) * 3 - 2).padStart(2, '0')}`,
  );

/** The other way round: `2027-09-30`, known to the quarter, is `2027-Q3`. */
export function periodOf(day: string, precision: Precision): string {
  if (precision === null) return day;
  const [year = '', month = ''] = day.split('-');
  if (precision === 'year') return year;
  return precision === 'month' ? `${year}-${month}` : `${year}-Q${Math.ceil(Number(month) / 3)}`;
}

/** What is shown of a date that is not known to the day: `Dec 2027`, `Q3 2027`, `2027`. */
function formatPeriod(day: string, precision: Exclude<Precision, null>): string {
  if (precision === 'month') return formatMonthYear(day);
  const [year = '', quarter] = periodOf(day, precision).split('-');
  return quarter === undefined ? year : `${quarter} ${year}`;
}

/** A date in figures: `30/11/2027` (spec 9), or as exactly as it is known. */
export const formatKnownDay = (day: string, precision: Precision): string =>
  precision === null ? formatDayMonthYear(day) : formatPeriod(day, precision);

/** To the month, or less exactly where it is known less exactly: `Nov 2027`. */
export const formatKnownMonth = (day: string, precision: Precision): string =>
  formatPeriod(day, precision ?? 'month');
