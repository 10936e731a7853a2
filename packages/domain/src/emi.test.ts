import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as emi from './emi.ts';

const { emiOf, monthlyInstalment, principalFor } = emi;
const { LOAN_MAX, LOAN_MIN, RATE_MAX, RATE_MIN, TENURE_MAX_YEARS, TENURE_MIN_YEARS } = emi;

it('has the ranges, steps and defaults of the calculator (spec 9)', () => {
  expect(emi).toMatchObject({
    LOAN_MIN: 5_00_000,
    LOAN_MAX: 5_00_00_000,
    LOAN_STEP: 1_00_000,
    LOAN_DEFAULT: 50_00_000,
    RATE_MIN: 5,
    RATE_MAX: 15,
    RATE_STEP: 0.05,
    RATE_DEFAULT: 8.5,
    TENURE_MIN_YEARS: 1,
    TENURE_MAX_YEARS: 30,
    TENURE_DEFAULT_YEARS: 20,
  });
});

describe('emiOf', () => {
  it('gives the reducing-balance instalment of the default loan', () => {
    expect(emiOf(5_000_000, 8.5, 20)).toEqual({
      emi: 43_391,
      totalInterest: 5_413_879,
      totalAmount: 10_413_879,
    });
  });

  it('shares a loan without interest evenly', () => {
    expect(emiOf(1_200_000, 0, 10)).toEqual({
      emi: 10_000,
      totalInterest: 0,
      totalAmount: 1_200_000,
    });
  });
});

const DIGITS = 10n ** 40n;

/**
 * The instalment in paise, found without the formula: month by month, in whole numbers of forty digits. What
 * is owed at the end is a times the loan less b times the instalment; it must be nothing.
 */
function paiseByIteration(principal: number, percentHundredths: number, months: number): number {
  let ofLoan = DIGITS;
  let ofInstalment = 0n;
  const withInterest = (owed: bigint) => owed + (owed * BigInt(percentHundredths)) / 120_000n;
  for (let month = 0; month < months; month += 1) {
    ofLoan = withInterest(ofLoan);
    ofInstalment = withInterest(ofInstalment) + DIGITS;
  }
  const twicePaise = (2n * 100n * BigInt(principal) * ofLoan) / ofInstalment;
  return Number((twicePaise + 1n) / 2n);
}

const loans = fc.record({
  principal: fc.integer({ min: LOAN_MIN, max: LOAN_MAX }),
  percentHundredths: fc.integer({ min: RATE_MIN * 100, max: RATE_MAX * 100 }),
  months: fc.integer({ min: TENURE_MIN_YEARS * 12, max: TENURE_MAX_YEARS * 12 }),
});

describe('emiOf, over any loan of the calculator', () => {
  it('is that instalment in whole rupees, its total that many times, its interest what is over the loan', () => {
    fc.assert(
      fc.property(loans, ({ principal, percentHundredths, months }) => {
        const years = Math.ceil(months / 12);
        const paise = paiseByIteration(principal, percentHundredths, years * 12);
        const {
          emi: instalment,
          totalAmount,
          totalInterest,
        } = emiOf(principal, percentHundredths / 100, years);
        // Half a paisa in each month at most, and the last rupee.
        expect(Math.abs(instalment - paise / 100)).toBeLessThanOrEqual(0.505);
        expect(Math.abs(totalAmount - (paise / 100) * years * 12)).toBeLessThanOrEqual(
          years * 12 * 0.005 + 0.5,
        );
        expect(totalInterest).toBe(totalAmount - principal);
      }),
    );
  });
});

describe('monthlyInstalment', () => {
  it('agrees to the paisa with a balance that is paid off month by month', () => {
    fc.assert(
      fc.property(loans, ({ principal, percentHundredths, months }) => {
        const paise = Math.round(
          monthlyInstalment(principal, percentHundredths / 100, months) * 100,
        );
        expect(paise).toBe(paiseByIteration(principal, percentHundredths, months));
      }),
    );
  });

  it.each(
    [LOAN_MIN, LOAN_MAX].flatMap((principal) =>
      [RATE_MIN, RATE_MAX].flatMap((percent) =>
        [TENURE_MIN_YEARS, TENURE_MAX_YEARS].map((years) => [principal, percent, years] as const),
      ),
    ),
  )('agrees at the extreme of ₹%d, %d %%, %d years', (principal, percent, years) => {
    expect(Math.round(monthlyInstalment(principal, percent, years * 12) * 100)).toBe(
      paiseByIteration(principal, percent * 100, years * 12),
    );
  });

  it('is undone by the loan that an instalment pays back', () => {
    fc.assert(
      fc.property(loans, ({ principal, percentHundredths, months }) => {
        const instalment = monthlyInstalment(principal, percentHundredths / 100, months);
        expect(principalFor(instalment, percentHundredths / 100, months)).toBeCloseTo(principal, 4);
      }),
    );
  });
});
