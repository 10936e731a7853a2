import { dayInIndia } from '@manemitra/domain/moments';

/** Today's date where the homes are, as `YYYY-MM-DD`, wherever the server stands. */
export function todayInBengaluru(): string {
  return dayInIndia(new Date().toISOString());
}
