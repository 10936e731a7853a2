import { assert, double, integer, maxSafeInteger, oneof, property } from 'fast-check';
import { expect, it } from 'vitest';
import { formatIndianNumber } from './indian-number.ts';

it.each([
  [0, 0, '0'],
  [999, 0, '999'],
  [1000, 0, '1,000'],
  [99_999, 0, '99,999'],
  [100_000, 0, '1,00,000'],
  [1_850_000, 0, '18,50,000'],
  [150_000_000.5, 0, '15,00,00,001'],
  [8.504, 2, '8.5'],
  [-12_345.678, 2, '-12,345.68'],
])('%d with at most %d decimals is written %s', (value, decimals, written) => {
  expect(formatIndianNumber(value, decimals)).toBe(written);
});

it('writes every rounded number as the standard does for English in India', () => {
  const numbers = oneof(
    maxSafeInteger(),
    double({ min: -1e15, max: 1e15, noNaN: true }),
    integer({ min: -1e9, max: 1e9 }).map((hundredths) => hundredths / 100),
  );
  assert(
    property(numbers, integer({ min: 0, max: 6 }), (value, decimals) => {
      const standard = new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals });
      const rounded = Number(value.toFixed(decimals));
      expect(formatIndianNumber(value, decimals)).toBe(standard.format(rounded));
    }),
  );
});
