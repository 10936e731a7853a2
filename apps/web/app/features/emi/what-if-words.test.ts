import { describe, expect, it } from 'vitest';
import { monthsText, prepaymentText, rateChangeTexts } from './what-if-words.ts';

describe('what-ifs in words', () => {
  it.each([
    [0, 'no time'],
    [1, '1 month'],
    [12, '1 year'],
    [26, '2 years 2 months'],
  ])('%d months are %s', (months, text) => {
    expect(monthsText(months)).toBe(text);
  });

  it('say what is saved, or that nothing is', () => {
    expect(prepaymentText({ interestSaved: 100_000, monthsSaved: 13, paidAhead: 500_000 })).toBe(
      'You save ₹1,00,000 of interest, and the loan ends 1 year 1 month sooner. Paid ahead in total: ₹5,00,000.',
    );
    expect(prepaymentText({ interestSaved: 0, monthsSaved: 0, paidAhead: 0 })).toMatch(
      /nothing is saved/,
    );
  });

  it('say both ways of another rate', () => {
    const change = { emi: 45_000, emiDifference: 1_609, interestDifference: 382_000 };
    expect(rateChangeTexts({ ...change, monthsDifference: 20 })).toEqual([
      'If the end stays: the EMI becomes ₹45,000, ₹1,609 more a month and ₹3,82,000 more in total.',
      'If the EMI stays: the loan ends 1 year 8 months later.',
    ]);
    expect(rateChangeTexts({ ...change, monthsDifference: null })[1]).toMatch(/would not cover/);
    expect(
      rateChangeTexts({
        emi: 42_000,
        emiDifference: -5,
        interestDifference: -9,
        monthsDifference: -2,
      })[1],
    ).toBe('If the EMI stays: the loan ends 2 months sooner.');
  });
});
