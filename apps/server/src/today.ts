import { dayInIndia } from '@manemitra/domain/moments';

/** Today's date where the homes are, as `YYYY-MM-DD`, wherever the server stands. */
export function todayInBengaluru(now = new Date()): string {
  return dayInIndia(now.toISOString());
}
