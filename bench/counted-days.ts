import { todayInBengaluru } from '../apps/server/src/today.ts';

const MONTHS = 12;

/**
 * "By 2028-11-22" of who writes on the 22nd of November 2026 is "in two years", which the server counts from today. Dates on other days
 * of a month are left alone.
 */
export function countedFromToday(
  wish: string,
  written: string,
  today = todayInBengaluru(),
): string {
  const [, before = '', year, month, day] = /^([!~]?by )(\d{4})-(\d\d)-(\d\d)$/.exec(wish) ?? [];
  if (day !== written.slice(-2)) return wish;
  const monthsOf = (date: string) => Number(date.slice(0, 4)) * MONTHS + Number(date.slice(5, 7));
  const at = monthsOf(today) + monthsOf(`${year}-${month}`) - monthsOf(written) - 1;
  const last = new Date(Date.UTC(Math.floor(at / MONTHS), (at % MONTHS) + 1, 0)).getUTCDate();
  const on = Math.min(Number(today.slice(-2)), last);
  const counted = new Date(Date.UTC(Math.floor(at / MONTHS), at % MONTHS, on));
  return `${before}${counted.toISOString().slice(0, 10)}`;
}
