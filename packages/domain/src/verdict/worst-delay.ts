import type { VerdictFacts } from './facts.ts';

/** The longest delay of a builder, of what came and of what has not come yet; null where there is none or it is not known. */
export function worstDelay({
  late,
  worstMonthsLate,
  overdue = 0,
  worstMonthsOverdue = null,
}: NonNullable<VerdictFacts['trackRecord']>): { months: number; isOpen: boolean } | null {
  const came = late === 0 ? 0 : worstMonthsLate;
  const open = overdue === 0 ? 0 : (worstMonthsOverdue ?? 0);
  // One that came late by nobody knows how much may be the longest.
  if (came === null || came + open === 0) return null;
  return open > came ? { months: open, isOpen: true } : { months: came, isOpen: false };
}
