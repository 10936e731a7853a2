import { describe, expect, it } from 'vitest';
import { dayOfPeriod, formatKnownDay, formatKnownMonth, isPeriod, periodOf } from './periods.ts';

describe('a date as exactly as it is known', () => {
  it.each([
    ['2027-12-30', '2027-12-30', '30/12/2027', 'Dec 2027'],
    ['2028-02', '2028-02-29', 'Feb 2028', 'Feb 2028'],
    ['2027-Q3', '2027-09-30', 'Q3 2027', 'Q3 2027'],
    ['2027', '2027-12-31', '2027', '2027'],
  ])('%s counts as its last day %s and is shown as %s and %s', (period, day, shown, month) => {
    const known = dayOfPeriod(period);
    expect(isPeriod(period)).toBe(true);
    expect(known.day).toBe(day);
    expect(periodOf(known.day, known.precision)).toBe(period);
    expect(formatKnownDay(known.day, known.precision)).toBe(shown);
    expect(formatKnownMonth(known.day, known.precision)).toBe(month);
  });

  it.each([
    '2027-13',
    '2027-02-30',
    '2027-04-32',
    '2027-04-00',
    '2027-Q5',
    '27',
    '2027-1',
    'Dec 2027',
  ])('%s is none', (text) => {
    expect(isPeriod(text)).toBe(false);
  });
});
