import { formatDate } from '@manemitra/domain/dates';

/** Bengaluru has no summer time. */
const OFFSET_MS = 5.5 * 3_600_000;

/** `2026-11-21T18:10:00Z` -> `21 Nov 2026, 23:40`, by the clocks of Bengaluru, on the server and in a browser alike. */
export function momentText(instant: string): string {
  const there = new Date(Date.parse(instant) + OFFSET_MS).toISOString();
  return `${formatDate(there)}, ${there.slice(11, 16)}`;
}

/** The day alone. */
export function dayText(instant: string): string {
  return formatDate(new Date(Date.parse(instant) + OFFSET_MS).toISOString());
}
