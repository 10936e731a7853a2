import { isPeriod } from '@manemitra/domain/periods';
import { withoutDoubt, type Read } from './cell.ts';
import { monthOfFestival } from './festival-months.ts';

/**
 * Dates as sheets write them, as exact as they are: `31/12/2027` is a day, `Dec-27` a month, `Q3 2027` a quarter, `2027` a
 * year. In figures the day comes first, as in India, unless only the other order is a date.
 */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEAR = "'?(\\d{4}|\\d{2})";
const BETWEEN = "[\\s,./'’-]*";
const form = (text: string): RegExp => new RegExp(`^${text}$`, 'i');

const two = (figure: string | number): string => String(figure).padStart(2, '0');
const year = (text = ''): string => (text.length === 4 ? text : `20${text}`);
const month = (name = ''): string => two(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

type Form = readonly [pattern: RegExp, write: (...parts: string[]) => string];

const FORMS: readonly Form[] = [
  [form('(\\d{4}(?:-\\d{2}){0,2}|\\d{4}-Q[1-4])'), (whole) => whole ?? ''],
  // How programs write a day.
  [form('(\\d{4}-\\d{2}-\\d{2})[T ]00:00(?::00(?:\\.0+)?)?Z?'), (day) => day ?? ''],
  [form('(\\d{4})[/.](\\d{1,2})[/.](\\d{1,2})'), (y, m = '', d = '') => `${y}-${two(m)}-${two(d)}`],
  [
    form('(\\d{1,2})\\s*[-/.]\\s*(\\d{1,2})\\s*[-/.]\\s*(\\d{4}|\\d{2})'),
    (d = '', m = '', y) =>
      Number(m) > 12 ? `${year(y)}-${two(d)}-${two(m)}` : `${year(y)}-${two(m)}-${two(d)}`,
  ],
  [
    form(`(\\d{1,2})(?:st|nd|rd|th)?${BETWEEN}${MONTH}${BETWEEN}${YEAR}`),
    (d = '', m, y) => `${year(y)}-${month(m)}-${two(d)}`,
  ],
  [
    form(`${MONTH}${BETWEEN}(\\d{1,2})(?:st|nd|rd|th)?[\\s,]+(\\d{4})`),
    (m, d = '', y) => `${y}-${month(m)}-${two(d)}`,
  ],
  [form(`${MONTH}${BETWEEN}${YEAR}`), (m, y) => `${year(y)}-${month(m)}`],
  [form(`(\\d{4})${BETWEEN}${MONTH}`), (y, m) => `${y}-${month(m)}`],
  [form('(\\d{1,2})\\s*[-/.]\\s*(\\d{4})'), (m = '', y) => `${y}-${two(m)}`],
  // No month is as high: `12/26`.
  [form('(\\d{1,2})\\s*/\\s*([2-9]\\d)'), (m = '', y) => `${year(y)}-${two(m)}`],
  // The financial year that ends in March: `Q3 FY28` is October to December 2027.
  [
    form(`Q([1-4])${BETWEEN}(?:of\\s+)?FY${BETWEEN}${YEAR}`),
    (q, y) => (q === '4' ? `${year(y)}-Q1` : `${Number(year(y)) - 1}-Q${Number(q) + 1}`),
  ],
  [form(`Q([1-4])${BETWEEN}(?:of\\s+)?${YEAR}`), (q, y) => `${year(y)}-Q${q}`],
  [form(`([1-4])Q${BETWEEN}${YEAR}`), (q, y) => `${year(y)}-Q${q}`],
  [form(`(\\d{4})${BETWEEN}Q([1-4])`), (y, q) => `${y}-Q${q}`],
  // "End of 2027" is a promise of that year, no more.
  [
    form(
      '(?:(?:by|in|during|year|early|mid|late|(?:by )?(?:the )?end(?: of)?|year end)[\\s-]*)+(\\d{4})',
    ),
    (y) => y ?? '',
  ],
  [form('(\\d{4})[\\s-]*(?:year[\\s-]*)?(?:end|mid|beginning)'), (y) => y ?? ''],
  // Half a year is told as the year, because no half is kept: nobody is promised a home too early.
  [form(`(?:H[12]|[12]H)${BETWEEN}(?:of\\s+)?${YEAR}`), (y) => year(y)],
  [
    form(`${MONTH}\\s*(?:-|–|—|/|&|to|or|and)\\s*${MONTH}${BETWEEN}${YEAR}`),
    (from, to, y) => covering(month(from), month(to), year(y)),
  ],
];

/** The quarter in which both months are, else their year; nothing where the first comes after the second. */
function covering(from: string, to: string, ofYear: string): string {
  if (from > to) return '';
  const [first, last] = [from, to].map((one) => Math.ceil(Number(one) / 3));
  return first === last ? `${ofYear}-Q${last}` : ofYear;
}

const LEAD =
  /^(?:poss(?:ession)?|completion|handover|expected|tentative(?:ly)?|est(?:imated)?|by|in|from|starts?|due)\b[\s:.]*(?:by|in|from|on)?[\s:]*(?=\S)/i;

/** `FY 2027-28`: from April to March. */
function isFinancialYear(text: string): boolean {
  const [, year, next] = /^\d{2}(\d{2})\s*[-/]\s*(\d{2})$/.exec(text) ?? [];
  const isYearAndNext = next !== undefined && Number(next) === Number(year) + 1;
  return /\bfy|financial year/i.test(text) || (isYearAndNext && !isPeriod(text));
}

/** What begins after a day may end whenever. */
const NO_END = /^(?:after|post|not before)\b/i;
const DAY_IN_FIGURES = /^\d{1,2}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*(?:\d{4}|\d{2})$/;

/** Spreadsheets count days from the end of 1899. */
const dayCounted = (days: number): string =>
  new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);

/** A date as exact as it was written: `2027-12-31`, `2027-12`, `2027-Q4` or `2027`. */
export function readPeriod(cell: string): Read<string> {
  const text = withoutDoubt(cell).replace(/\s+/g, ' ');
  if (isFinancialYear(text) && !/^Q[1-4]/i.test(text)) {
    return { reason: `"${cell.trim()}" is a financial year; write the month or the year itself.` };
  }
  if (NO_END.test(text)) {
    return {
      reason: `"${cell.trim()}" does not say by when; write the month or the year by which.`,
    };
  }
  for (const candidate of [text, text.replace(LEAD, '')]) {
    const ofFestival = monthOfFestival(candidate);
    if (ofFestival !== undefined) return { value: ofFestival };
    for (const [pattern, write] of FORMS) {
      const match = pattern.exec(candidate);
      const period = match === null ? '' : write(...match.slice(1));
      if (isPeriod(period) && period >= '1950' && period < '2100') return { value: period };
    }
  }
  if (form(`\\d{1,2}${BETWEEN}${MONTH}|${MONTH}`).test(text)) {
    return {
      reason: `"${cell.trim()}" has no year; a spreadsheet may have taken a month and year for a day. Write 2027-12.`,
    };
  }
  const counted = /^[3-6]\d{4}(?:\.0+)?$/.test(text) ? dayCounted(Number(text)) : undefined;
  if (counted !== undefined) {
    return {
      reason: `"${cell.trim()}" is how a spreadsheet counts days and would be ${counted}; whether the day was meant or the month alone it does not say. Write 2027-12.`,
    };
  }
  if (DAY_IN_FIGURES.test(text)) {
    return {
      reason: `"${cell.trim()}" is no day of the calendar; write the month or the right day.`,
    };
  }
  return {
    reason: `"${cell.trim()}" is not a date that we can read: write a day, a month and its year, a quarter (such as Q4 2027) or a year.`,
  };
}

/** A day. Anything less exact is refused, because no day is invented. */
export function readDay(cell: string): Read<string> {
  const read = readPeriod(cell);
  if ('value' in read && read.value.length === 10) return read;
  const what = 'value' in read ? 'does not say the day' : 'is not a day';
  // No example: somebody who copied it would state a day that nobody meant.
  return {
    reason: `"${cell.trim()}" ${what}; write day, month and year, or leave the cell empty.`,
  };
}
