import { describe, expect, it } from 'vitest';
import { readAmountRange, readDate, readNumber, readSquareFeetRange, readYesNo } from './cell.ts';

describe('amounts', () => {
  it.each([
    ['17400000', { min: 17_400_000 }],
    ['1,74,00,000', { min: 17_400_000 }],
    ['₹1.74 Cr', { min: 17_400_000 }],
    ['1.74cr', { min: 17_400_000 }],
    ['90 L', { min: 9_000_000 }],
    ['Rs. 93.75 lakhs', { min: 9_375_000 }],
    ['1.2-1.5 Cr', { min: 12_000_000, max: 15_000_000 }],
    ['90 L to 1.2 Cr', { min: 9_000_000, max: 12_000_000 }],
    ['42.8 – 67 lakh', { min: 4_280_000, max: 6_700_000 }],
  ])('%s is read in rupees', (cell, value) => {
    expect(readAmountRange(cell)).toEqual({ value });
  });

  it.each(['about 1 Cr', '1.7.4 Cr', '90', '1-2-3 Cr', 'on request', '-5 L'])(
    '%s is refused with a reason',
    (cell) => {
      expect(readAmountRange(cell)).toEqual({ reason: expect.stringMatching(/\.$/) });
    },
  );
});

describe('other cells', () => {
  it('reads areas in square feet and refuses other units', () => {
    expect(readSquareFeetRange('1,240-1,330 sq ft')).toEqual({ value: { min: 1240, max: 1330 } });
    expect(readSquareFeetRange('448.54 to 1051.21')).toEqual({
      value: { min: 448.54, max: 1051.21 },
    });
    expect(readSquareFeetRange('120 sqm')).toEqual({ reason: '"120 sqm" must be in square feet.' });
  });

  it('reads days, and months as their last day, and no day that does not exist', () => {
    expect(readDate('2027-12-05')).toEqual({ value: '2027-12-05' });
    expect(readDate('2028-02')).toEqual({ value: '2028-02-29' });
    for (const wrong of ['2027-02-30', '05/12/2027', 'Dec 2027', '2027-13']) {
      expect(readDate(wrong)).toEqual({ reason: `"${wrong}" is not a date; write YYYY-MM-DD.` });
    }
  });

  it('keeps unknown apart from no', () => {
    expect(readYesNo('No')).toEqual({ value: false });
    expect(readYesNo('maybe')).toEqual({ reason: expect.stringContaining('leave it empty') });
  });

  it('reads numbers with Indian and western grouping only', () => {
    expect(readNumber('12,40,000')).toEqual({ value: 1_240_000 });
    expect(readNumber('1,240,000.5')).toEqual({ value: 1_240_000.5 });
    for (const wrong of ['12,4', '1e5', '', '12 units', '0x1f'])
      expect(readNumber(wrong)).toHaveProperty('reason');
  });
});
