import { describe, expect, it } from 'vitest';
import { readNumber, settleEntry, writeNumber } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['50,00,000', 5_000_000],
    ['50 lakh', 5_000_000],
    ['50L', 5_000_000],
    ['₹1.2 Cr', 12_000_000],
    ['1.1 lakh', 110_000],
    ['75k', 75_000],
    ['8.5 %', 8.5],
    ['.5', 0.5],
    ['20 years', 20],
    ['೫೦ ಲಕ್ಷ', 5_000_000],
    ['२ करोड़', 20_000_000],
    ['-5', -5],
  ])('%s is read as %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each(['', 'abc', '5 apples', '1.2.3', '1 cr 20 lakh', '₹'])(
    '%o is not read at all',
    (text) => {
      expect(readNumber(text)).toBeUndefined();
    },
  );

  it('is written with Indian commas and at most two decimals', () => {
    expect(writeNumber(50_000_000)).toBe('5,00,00,000');
    expect(writeNumber(8.4999)).toBe('8.5');
  });
});

describe('an entry with bounds', () => {
  const loan = {
    value: 5_000_000,
    min: 500_000,
    max: 50_000_000,
    write: (value: number) => `₹${writeNumber(value)}`,
  };

  it('is taken as it was typed when it is within them, without a word', () => {
    expect(settleEntry('52,34,567', loan)).toEqual({ value: 5_234_567, sentence: undefined });
  });

  it('becomes the bound it passed, and says so', () => {
    expect(settleEntry('6 cr', loan)).toEqual({
      value: 50_000_000,
      sentence: '₹6,00,00,000 is above the maximum, ₹5,00,00,000.',
    });
    expect(settleEntry('0', loan)).toEqual({
      value: 500_000,
      sentence: '₹0 is below the minimum, ₹5,00,000.',
    });
  });

  it('leaves the value alone when it holds no number, and says so', () => {
    expect(settleEntry('a lot', loan)).toEqual({
      value: 5_000_000,
      sentence: '“a lot” is not a number, so it stays at ₹50,00,000.',
    });
    expect(settleEntry(' ', loan).value).toBe(5_000_000);
  });
});
