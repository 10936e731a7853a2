import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CRORE,
  LAKH,
  formatRupees,
  formatShortAtLeast,
  formatShortGap,
  shortBeside,
  formatShortRupees,
} from './money.ts';

/** What a reader takes a short form for, in rupees. */
function amountOf(text: string): number {
  const [, digits = '', unit = ''] = /^₹([\d.,]+) ?(Cr|L)?$/.exec(text) ?? [];
  const rupees = { Cr: CRORE, L: LAKH }[unit] ?? 1;
  return Math.round(Number(digits.replaceAll(',', '')) * rupees);
}

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

  it.each([
    [14_467_000, 15_000_000, '₹5 L', false],
    [9_317_600, 15_000_000, '₹56.82 L', false],
    [9_318_000, 20_000_000, '₹1.0682 Cr', false],
    [14_470_000, 14_530_000, '₹1 L', true],
    [15_000_000, 15_000_000, '₹0', false],
    [99_999, 15_000_000, '₹1,49,00,001', false],
  ])('says how far %d and %d are apart as they are shown: %s', (one, other, text, isLess) => {
    expect(formatShortGap(one, other)).toEqual({ text, isLess });
    expect(formatShortGap(other, one)).toEqual({ text, isLess });
  });

  it('the lower of two amounts and what lies between come to the higher, by what is shown of each', () => {
    const rupees = fc.oneof(
      fc.nat(90_000_000),
      fc.nat(200_000).map((far) => 15_000_000 + far),
    );
    const addsUp = fc.property(rupees, rupees, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const { text, isLess } = formatShortGap(low, high);
      const lower = amountOf(formatShortRupees(low));
      const higher = amountOf(formatShortRupees(high));
      return isLess
        ? lower === higher && high - low <= amountOf(text)
        : lower + amountOf(text) === higher;
    });
    expect(fc.check(addsUp, { numRuns: 2000 }).counterexample).toBeNull();
  });

  it('never promises more than is known where a sum is said to be at least so much', () => {
    fc.assert(
      fc.property(fc.nat(90_000_000), (rupees) => {
        const said = amountOf(formatShortAtLeast(rupees));
        expect(said).toBeLessThanOrEqual(rupees);
        expect(said).toBeGreaterThan(rupees * 0.98 - 1);
      }),
    );
  });

  it.each([
    [18_040_000, 18_000_000, false, { text: '₹1.804 Cr', rupees: 18_040_000 }],
    [18_043_210, 18_000_000, true, { text: '₹1.804 Cr', rupees: 18_040_000 }],
    [17_999_000, 18_000_000, false, { text: '₹1.7999 Cr', rupees: 17_999_000 }],
    [18_000_040, 18_000_000, true, { text: '₹1.800004 Cr', rupees: 18_000_040 }],
    [9_999_600, CRORE, false, { text: '₹99.996 L', rupees: 9_999_600 }],
    [18_000_000, 18_000_000, false, { text: '₹1.8 Cr', rupees: 18_000_000 }],
    [18_400_000, 18_000_000, false, { text: '₹1.84 Cr', rupees: 18_400_000 }],
  ])('shows enough of %d to tell it from %d', (amount, other, isAtLeast, shown) => {
    expect(shortBeside(amount, other, isAtLeast)).toEqual(shown);
  });

  it('never shows a hundred lakh', () => {
    expect(formatShortRupees(9_999_999)).toBe('₹1 Cr');
    expect(formatShortRupees(9_994_000)).toBe('₹99.94 L');
  });
});
