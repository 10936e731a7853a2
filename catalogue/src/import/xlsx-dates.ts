import { attribute, elements } from './xml-elements.ts';

/** How exact a number is as a date: to the day, the month or the year, or a day without a year. */
export type DateKind = 'day' | 'month' | 'year' | 'no-year';

/** Formats that every sheet knows by their number. */
const BUILT_IN: ReadonlyMap<number, DateKind> = new Map([
  ...[14, 15, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map(
    (id) => [id, 'day'] as const,
  ),
  [16, 'no-year'],
  [17, 'month'],
]);

/** By the style of a cell, which of its numbers are dates; of `xl/styles.xml`. */
export function dateKinds(styles: string): (DateKind | undefined)[] {
  const custom = new Map(
    [...elements(styles, 'numFmt')].map((each) => [
      Number(attribute(each, 'numFmtId')),
      kindOf(attribute(each, 'formatCode') ?? ''),
    ]),
  );
  const [formats] = elements(styles, 'cellXfs');
  return [...elements(formats?.inner ?? '', 'xf')].map((each) => {
    const id = Number(attribute(each, 'numFmtId') ?? 0);
    return custom.has(id) ? custom.get(id) : BUILT_IN.get(id);
  });
}

/** `dd/mm/yyyy` is to the day, `mmm-yy` to the month; `#,##0` and `hh:mm` are no dates. */
function kindOf(format: string): DateKind | undefined {
  const [positive = ''] = format
    .replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
    .toLowerCase()
    .split(';');
  if (/general|[#0?]/.test(positive)) return undefined;
  const [hasDay, hasMonth, hasYear] = ['d', 'm', 'y'].map((letter) => positive.includes(letter));
  if (hasYear) return hasDay ? 'day' : hasMonth ? 'month' : 'year';
  return hasDay ? 'no-year' : undefined;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY_MS = 86_400_000;
const LAST_DAY = 2_958_465;

/** A date as exactly as it is shown: `2027-12-31`, `2027-12`, `2027`, or `27-Dec` where no year is. */
export function dateText(serial: number, kind: DateKind, is1904: boolean): string {
  if (serial < 1 || serial > LAST_DAY) return String(serial);
  const zero = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const day = new Date(zero + Math.floor(serial) * DAY_MS);
  if (kind === 'no-year') return `${day.getUTCDate()}-${MONTHS[day.getUTCMonth()] ?? ''}`;
  return day.toISOString().slice(0, { day: 10, month: 7, year: 4 }[kind]);
}
