/** How an earlier promise was kept; null where one of the two dates is not known. */
export interface Delay {
  text: string;
  isLate: boolean;
}

/** From two `YYYY-MM-DD` dates: `7 months late`, `On time`, `2 months early`. */
export function delayOf(promisedOn: string | null, completedOn: string | null): Delay | null {
  if (promisedOn === null || completedOn === null) return null;
  const months = monthsBetween(promisedOn, completedOn);
  if (months === 0) return { text: 'On time', isLate: false };
  const count = Math.abs(months);
  const length = `${count} ${count === 1 ? 'month' : 'months'}`;
  return months > 0
    ? { text: `${length} late`, isLate: true }
    : { text: `${length} early`, isLate: false };
}

/** Whole months from one day to another; negative when the other comes first. */
function monthsBetween(from: string, to: string): number {
  if (to < from) return -monthsBetween(to, from) || 0;
  const [y1 = 0, m1 = 0, d1 = 0] = from.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = to.split('-').map(Number);
  return (y2 - y1) * 12 + (m2 - m1) - (d2 < d1 ? 1 : 0);
}
