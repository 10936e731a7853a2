import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emiOf, LOAN_MAX, LOAN_MIN, RATE_MAX, RATE_MIN } from './emi.ts';
import { prepaymentSavings, rateChange, repaymentOf } from './repayment.ts';

const LOAN = { principal: 5_000_000, annualPercent: 8.5, years: 20 };
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const loans = fc.record({
  principal: fc.integer({ min: LOAN_MIN, max: LOAN_MAX }),
  annualPercent: fc
    .integer({ min: RATE_MIN * 100, max: RATE_MAX * 100 })
    .map((hundredths) => hundredths / 100),
  years: fc.integer({ min: 1, max: 30 }),
});
const prepayments = fc.record({
  once: fc.record({
    rupees: fc.integer({ min: 1, max: LOAN_MAX }),
    year: fc.integer({ min: 1, max: 30 }),
  }),
  yearly: fc.integer({ min: 0, max: 2_000_000 }),
});

describe('repaymentOf', () => {
  it('ends with the last instalment, the interest being that of the instalment', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { months, totalInterest } = repaymentOf(loan);
        expect(months).toBe(loan.years * 12);
        const { totalInterest: byFormula } = emiOf(loan.principal, loan.annualPercent, loan.years);
        expect(Math.abs(totalInterest - byFormula)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('adds up to the loan to the rupee, whatever is paid ahead, and never owes less than nothing', () => {
    fc.assert(
      fc.property(loans, prepayments, (loan, ahead) => {
        const { years } = repaymentOf(loan, ahead);
        expect(sum(years.map(({ principal, prepaid }) => principal + prepaid))).toBe(
          loan.principal,
        );
        expect(years.at(-1)?.balance).toBe(0);
        expect(Math.min(...years.map(({ balance }) => balance))).toBe(0);
      }),
    );
  });

  it('has the first year of the default loan', () => {
    expect(repaymentOf(LOAN).years[0]).toEqual({
      year: 1,
      principal: 99_511,
      interest: 421_182,
      prepaid: 0,
      balance: 4_900_489,
    });
  });
});

describe('prepaymentSavings', () => {
  it('is nothing without a prepayment', () => {
    expect(prepaymentSavings(LOAN, {})).toEqual({
      interestSaved: 0,
      monthsSaved: 0,
      paidAhead: 0,
    });
  });

  it('never costs interest or time', () => {
    fc.assert(
      fc.property(loans, prepayments, (loan, ahead) => {
        const { interestSaved, monthsSaved } = prepaymentSavings(loan, ahead);
        expect(interestSaved).toBeGreaterThanOrEqual(0);
        expect(monthsSaved).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('says how much one early sum and a yearly sum save', () => {
    const once = prepaymentSavings(LOAN, { once: { rupees: 500_000, year: 1 } });
    const both = prepaymentSavings(LOAN, { once: { rupees: 500_000, year: 1 }, yearly: 100_000 });
    expect(once.monthsSaved).toBe(48);
    expect(both.monthsSaved).toBeGreaterThan(once.monthsSaved);
    expect(both.interestSaved).toBeGreaterThan(once.interestSaved);
  });

  it('takes no more than the debt', () => {
    expect(prepaymentSavings(LOAN, { once: { rupees: 10_000_000, year: 20 } })).toMatchObject({
      paidAhead: 0,
      monthsSaved: 0,
    });
  });
});

describe('rateChange', () => {
  it('changes nothing at the same rate', () => {
    fc.assert(
      fc.property(loans, fc.nat({ max: 29 }), (loan, after) => {
        const { emiDifference, interestDifference, monthsDifference } = rateChange(
          loan,
          loan.annualPercent,
          Math.min(after, loan.years - 1),
        );
        expect([emiDifference, Math.abs(interestDifference), monthsDifference]).toEqual([0, 0, 0]);
      }),
    );
  });

  it('from the first month is a loan at the new rate', () => {
    const { emi, interestDifference } = rateChange(LOAN, 9, 0);
    expect(emi).toBe(emiOf(5_000_000, 9, 20).emi);
    // The totals are rounded each, the difference once.
    const byTotals =
      emiOf(5_000_000, 9, 20).totalInterest - emiOf(5_000_000, 8.5, 20).totalInterest;
    expect(Math.abs(interestDifference - byTotals)).toBeLessThanOrEqual(1);
  });

  it('lengthens the loan when the rate rises and the instalment stays', () => {
    expect(rateChange(LOAN, 9, 3).monthsDifference).toBeGreaterThan(0);
    expect(rateChange(LOAN, 8, 3).monthsDifference).toBeLessThan(0);
  });

  it('says when the instalment would not cover the interest', () => {
    expect(rateChange({ ...LOAN, years: 30 }, 15, 0).monthsDifference).toBeNull();
  });
});
