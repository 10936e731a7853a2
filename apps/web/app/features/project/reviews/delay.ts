import { monthsLate } from '@manemitra/domain/track-record';

/** How an earlier promise was kept; null where one of the two dates is not known. */
export interface Delay {
  text: string;
  isLate: boolean;
}

/** From two `YYYY-MM-DD` dates: `7 months late`, `On time`, `2 months early`. */
export function delayOf(promisedOn: string | null, completedOn: string | null): Delay | null {
  if (promisedOn === null || completedOn === null) return null;
  // As in the counts over the list, so that no badge contradicts them.
  const months = monthsLate(promisedOn, completedOn);
  if (months === 0) return { text: 'On time', isLate: false };
  const count = Math.abs(months);
  const length = `${count} ${count === 1 ? 'month' : 'months'}`;
  return months > 0
    ? { text: `${length} late`, isLate: true }
    : { text: `${length} early`, isLate: false };
}
