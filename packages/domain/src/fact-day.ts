import { formatDate } from './dates.ts';

/** Facts of which a day is told only where somebody looked them up: in the register, or in a paper of it. */
const LOOKED_UP: ReadonlySet<string> = new Set([
  'rera',
  'complaints',
  'past-projects',
  'registration',
  'registration.validTill',
  'needsRegistration',
  'trackRecord',
  'trackRecord.worstMonthsLate',
]);

/**
 * Of which day (`YYYY-MM-DD`) the facts of a group, or a fact of the verdict, are: `checked on 3 Oct 2026` where somebody looked them up,
 * `as of 3 Oct 2026` where a source only tells them and nobody looked. `null` is not known.
 */
export function factDay(group: string, day: string | null): string {
  if (day === null) return 'not checked yet';
  const looked = LOOKED_UP.has(group) ? 'checked on' : 'as of';
  // A complaint has a day of its own.
  return `${group === 'complaints' ? 'register ' : ''}${looked} ${formatDate(day)}`;
}
