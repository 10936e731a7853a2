import { describe, expect, it } from 'vitest';
import { formatDate, formatDayMonthYear, formatMonthDayYear, formatMonthYear } from './dates.ts';

describe('a date', () => {
  it('is day first on the page of a project, month first in the comparator (spec 9)', () => {
    expect(formatDayMonthYear('2027-04-09')).toBe('09/04/2027');
    expect(formatMonthDayYear('2027-04-09')).toBe('04/09/2027');
  });

  it.each(['2026-01-01', '2026-08-03', '2027-11-30'])(
    'elsewhere, as of %s, reads as en-GB writes it (spec 9)',
    (date) => {
      const inBritain = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
      expect(formatDate(date)).toBe(inBritain.format(new Date(date)));
    },
  );

  it('is of its own day wherever it is read, and takes a moment for its day', () => {
    expect(formatDate('2027-11-30T23:59:59Z')).toBe('30 Nov 2027');
    expect(formatMonthYear('2027-12-31')).toBe('Dec 2027');
  });
});
