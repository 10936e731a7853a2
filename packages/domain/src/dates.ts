/** Calendar dates as ISO `YYYY-MM-DD` text: no time zone can move them by a day. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function parts(isoDate: string): [year: string, month: string, day: string] {
  const [year = '', month = '', day = ''] = isoDate.slice(0, 10).split('-');
  return [year, month, day];
}

/** `2027-11-30` -> `30/11/2027` (spec 9: completion date on the detail view). */
export function formatDayMonthYear(isoDate: string): string {
  const [year, month, day] = parts(isoDate);
  return `${day}/${month}/${year}`;
}

/** `2027-11-30` -> `11/30/2027` (spec 9: possession in the comparator). */
export function formatMonthDayYear(isoDate: string): string {
  const [year, month, day] = parts(isoDate);
  return `${month}/${day}/${year}`;
}

/** `2027-11-30` -> `Nov 2027`. */
export function formatMonthYear(isoDate: string): string {
  const [year, month] = parts(isoDate);
  return `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}

/** `2027-11-30` -> `30 Nov 2027`. */
export function formatDate(isoDate: string): string {
  const [year, month, day] = parts(isoDate);
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
