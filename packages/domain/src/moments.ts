import { formatDate } from './dates.ts';

/** Bengaluru has no summer time: the server and every browser tell the same clock without asking for a time zone. */
const OFFSET_MS = 5.5 * 3_600_000;

/** An ISO 8601 moment as a clock in Bengaluru shows it. Throws a RangeError if it is not a moment. */
const thereOf = (moment: string): string => new Date(Date.parse(moment) + OFFSET_MS).toISOString();

/** `2026-11-21T18:40:00Z` -> `2026-11-22`: the day of a moment in Bengaluru. */
export function dayInIndia(moment: string): string {
  return thereOf(moment).slice(0, 10);
}

/** `2026-11-21T18:10:00Z` -> `21 Nov 2026, 23:40`, in Bengaluru wherever it is read (spec 9: en-GB dates). */
export function formatMoment(moment: string): string {
  const there = thereOf(moment);
  return `${formatDate(there)}, ${there.slice(11, 16)}`;
}

/** `2026-12-31T18:30:00Z` -> `1 Jan 2027`: its day alone. */
export const formatDay = (moment: string): string => formatDate(dayInIndia(moment));
