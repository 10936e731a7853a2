import { describe, expect, it } from 'vitest';
import { readDay, readPeriod } from './read-date.ts';

describe('a date in a sheet', () => {
  it.each([
    ['2027-12-05', '2027-12-05'],
    ['2027-12-31 00:00:00', '2027-12-31'],
    ['31/12/2027', '2027-12-31'],
    ['31-12-27', '2027-12-31'],
    ['5.1.2028', '2028-01-05'],
    ['12/31/2027', '2027-12-31'],
    ['31-Dec-2027', '2027-12-31'],
    ['31st December, 2027', '2027-12-31'],
    ['Dec 31, 2027', '2027-12-31'],
    ['2028-02', '2028-02'],
    ['December-2029', '2029-12'],
    ['Poss from Nov 2026', '2026-11'],
    ['Poss. by Mar 2027', '2027-03'],
    ['Dec-27', '2027-12'],
    ["Dec'27", '2027-12'],
    ['Jul, 2020', '2020-07'],
    ['Sept 2028', '2028-09'],
    ['2029 June', '2029-06'],
    ['12/2027', '2027-12'],
    ['Q3 2027', '2027-Q3'],
    ["Q3'27", '2027-Q3'],
    ['3Q 2027', '2027-Q3'],
    ['2027 Q3', '2027-Q3'],
    ['2027', '2027'],
    ['end of 2027', '2027'],
    ['2027 end', '2027'],
    ['By Dec 2027', '2027-12'],
    ['Dec 2027 (RERA)', '2027-12'],
    ['~2028', '2028'],
    ['Dasara 2027', '2027-10'],
    ["Diwali '27", '2027-10'],
    ['by Ugadi 2028', '2028-03'],
    ['ಯುಗಾದಿ 2028', '2028-03'],
    ['Sankranti 2028', '2028-01'],
    ['Apr-May 2027', '2027-Q2'],
    ['Mar/Apr 2027', '2027'],
    ['H1 2028', '2028'],
    ['2H 2027', '2027'],
  ])('%s is %s, no more and no less', (cell, value) => {
    expect(readPeriod(cell)).toEqual({ value });
  });

  it.each([
    ['27-Dec', 'has no year'],
    ['December', 'has no year'],
    ['2027-02-30', 'is not a date'],
    ['31/31/2027', 'is no day of the calendar'],
    ['32/04/2027', 'is no day of the calendar'],
    ['FY 2027-28', 'financial year'],
    ['2027-28', 'financial year'],
    ['2028-12 to late 2029', 'is not a date'],
    ['soon', 'is not a date'],
    ['after Ugadi 2027', 'by when'],
    ['Dec-Jan 2028', 'is not a date'],
    ['Dasara', 'is not a date'],
    ['Dasara 2067', 'is not a date'],
    ['1200', 'is not a date'],
  ])('%s is refused: it %s', (cell, reason) => {
    expect(readPeriod(cell)).toEqual({ reason: expect.stringContaining(reason) });
  });

  it('is no day if the day is missing', () => {
    expect(readDay('31/12/2027')).toEqual({ value: '2027-12-31' });
    expect(readDay('Dec 2027')).toEqual({
      reason: expect.stringMatching(/does not say the day; write day, month and year(?!.*\d)/),
    });
    expect(readDay('soon')).toEqual({
      reason: expect.stringMatching(/"soon" is not a day; write day, month and year(?!.*\d)/),
    });
  });
});
