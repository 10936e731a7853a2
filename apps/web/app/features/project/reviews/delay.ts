import { monthsLate } from '@manemitra/domain/track-record';

/** How an earlier promise was kept; null where one of the two dates is not known. */
export interface Delay {
  text: string;
  isLate: boolean;
}

/** From two `YYYY-MM-DD` dates: `7 months late`, `On time`. */
export function delayOf(promisedOn: string | null, completedOn: string | null): Delay | null {
  if (promisedOn === null || completedOn === null) return null;
  // As in the counts over the list, so that no badge contradicts them; early is on time there.
  const months = monthsLate(promisedOn, completedOn);
  return months > 0
    ? { text: `${months} ${months === 1 ? 'month' : 'months'} late`, isLate: true }
    : { text: 'On time', isLate: false };
}
