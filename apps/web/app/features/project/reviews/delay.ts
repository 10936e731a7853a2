import { monthsLate } from '@manemitra/domain/track-record';

/** How an earlier promise was kept; null where one of the two dates is not known and it is not overdue. */
export interface Delay {
  text: string;
  isLate: boolean;
  /** It is not finished. */
  isOpen: boolean;
}

/** From two `YYYY-MM-DD` dates: `7 months late`, `On time`; without the second `28 months overdue, not finished`. */
export function delayOf({
  promisedOn,
  completionDate,
  monthsOverdue,
}: {
  promisedOn: string | null;
  completionDate: string | null;
  monthsOverdue: number | null;
}): Delay | null {
  if (promisedOn !== null && completionDate === null && monthsOverdue !== null) {
    const since = monthsOverdue === 0 ? 'Overdue' : `${count(monthsOverdue)} overdue`;
    return { text: `${since}, not finished`, isLate: true, isOpen: true };
  }
  if (promisedOn === null || completionDate === null) return null;
  // As in the counts over the list, so that no badge contradicts them; early is on time there.
  const months = monthsLate(promisedOn, completionDate);
  return months > 0
    ? { text: `${count(months)} late`, isLate: true, isOpen: false }
    : { text: 'On time', isLate: false, isOpen: false };
}

const count = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`;
