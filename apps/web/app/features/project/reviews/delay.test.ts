import { trackRecord } from '@manemitra/domain/track-record';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delayOf } from './delay.ts';

const kept = (promisedOn: string | null, completionDate: string | null) =>
  delayOf({ promisedOn, completionDate, monthsOverdue: null });

describe('the delay of a past project', () => {
  it('is counted in months, to the nearest', () => {
    expect(kept('2019-06-30', '2020-01-30')).toMatchObject({ text: '7 months late', isLate: true });
    expect(kept('2019-06-30', '2020-01-20')?.text).toBe('7 months late');
    expect(kept('2019-06-30', '2019-07-30')?.text).toBe('1 month late');
  });

  it('of less than half a month is none, and early is on time', () => {
    expect(kept('2019-06-30', '2019-07-14')).toMatchObject({ text: 'On time', isLate: false });
    expect(kept('2019-06-30', '2019-06-30')?.text).toBe('On time');
    expect(kept('2019-06-30', '2019-03-20')?.text).toBe('On time');
  });

  it('is late exactly where the count over the list has it late', () => {
    const day = fc
      .date({ min: new Date('2010-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (promisedOn, completedOn) => {
        const past = { promisedOn, completedOn, status: null, hasCase: null };
        const { late, longestMonthsLate } = trackRecord([past], {
          checkedOn: null,
          today: '2026-11-22',
        });
        const delay = kept(promisedOn, completedOn);
        expect(delay?.isLate).toBe(late === 1);
        const said =
          longestMonthsLate === null ? /^On time$/ : RegExp(`^${longestMonthsLate} months? late$`);
        expect(delay?.text).toMatch(said);
      }),
    );
  });

  it.each([
    [28, '28 months overdue, not finished'],
    [1, '1 month overdue, not finished'],
    [0, 'Overdue, not finished'],
  ])('of what is not finished after %i months is said', (monthsOverdue, text) => {
    const delay = delayOf({ promisedOn: '2020-01-01', completionDate: null, monthsOverdue });
    expect(delay).toEqual({ text, isLate: true, isOpen: true });
  });

  it('is not guessed from one date', () => {
    expect(kept(null, '2020-01-01')).toBeNull();
    expect(kept('2020-01-01', null)).toBeNull();
  });
});
