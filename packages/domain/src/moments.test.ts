import { assert, date as anyDate, property } from 'fast-check';
import { expect, it } from 'vitest';
import { dayInIndia, formatDay, formatMoment } from './moments.ts';

it('a moment is shown by the clock and the date of India', () => {
  expect(formatMoment('2026-11-21T18:29:00Z')).toBe('21 Nov 2026, 23:59');
  expect(formatMoment('2026-11-21T18:30:00Z')).toBe('22 Nov 2026, 00:00');
  expect(dayInIndia('2026-12-31T18:30:00Z')).toBe('2027-01-01');
  expect(formatDay('2026-12-31T18:30:00Z')).toBe('1 Jan 2027');
  expect(dayInIndia('2026-11-22T00:00:00+05:30')).toBe('2026-11-22');
});

it('and as en-GB writes it for that time zone (spec 9), with the months of all other dates', () => {
  const inIndia = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  const anyMoment = anyDate({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  assert(
    property(anyMoment, (date) => {
      expect(formatMoment(date.toISOString())).toBe(inIndia.format(date).replace('Sept', 'Sep'));
    }),
  );
});
