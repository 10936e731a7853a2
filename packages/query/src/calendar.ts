/** Arithmetic on ISO dates `YYYY-MM-DD`, without a clock and without time zones. */

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function isoDate(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function endOfMonth(year: number, month: number): string {
  return isoDate(year, month, daysInMonth(year, month));
}

export function dayBefore(date: string): string {
  return addDays(date, -1);
}

function addDays(date: string, days: number): string {
  const [year, month, day] = partsOf(date);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** The same day some months later; the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = (index % 12) + 1;
  return isoDate(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

export function partsOf(date: string): [year: number, month: number, day: number] {
  const [year = 2000, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return [year, month, day];
}

export function isRealDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}
