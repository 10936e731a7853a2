import { describe, expect, it } from 'vitest';
import { CRORE, LAKH, formatRupees, formatShortRupees } from './money.ts';

describe('money', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [1_850_000, '18,50,000'],
    [12_345_678, '1,23,45,678'],
    [1_234_567_890, '1,23,45,67,890'],
    [1_850_000.4, '18,50,000'],
  ])('groups %d the Indian way: %s', (value, text) => {
    expect(formatRupees(value)).toBe(`₹${text}`);
  });

  it.each([
    [14_200_000, '₹1.42 Cr'],
    [CRORE, '₹1 Cr'],
    [15_000_000, '₹1.5 Cr'],
    [250 * CRORE, '₹250 Cr'],
    [9_000_000, '₹90 L'],
    [9_250_000, '₹92.5 L'],
    [LAKH, '₹1 L'],
    [99_999, '₹99,999'],
    [45_000, '₹45,000'],
    [0, '₹0'],
  ])('shortens %d to %s', (rupees, text) => {
    expect(formatShortRupees(rupees)).toBe(text);
  });

  it('never shows a hundred lakh', () => {
    expect(formatShortRupees(9_999_999)).toBe('₹1 Cr');
    expect(formatShortRupees(9_994_000)).toBe('₹99.94 L');
  });
});
