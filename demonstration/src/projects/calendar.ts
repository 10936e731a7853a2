/** Calendar steps on ISO dates, in UTC so that no clock can move them. */

const DAY = 86_400_000;

export function addDays(isoDate: string, days: number): string {
  return new Date(Date.parse(isoDate) + Math.round(days) * DAY).toISOString().slice(0, 10);
}

/** Whole days from one date to a later one; negative the other way round. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** A month is taken as 30.4 days: good for made-up dates, not for contracts. */
export const addMonths = (isoDate: string, months: number): string =>
  addDays(isoDate, months * 30.4);

/** Promised dates are the last day of a month. */
export function endOfMonth(isoDate: string): string {
  const [year = 0, month = 1] = isoDate.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
