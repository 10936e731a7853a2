import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordable, type Means } from './affordability.ts';
import { monthlyInstalment } from './emi.ts';
import { instalmentShare } from './lending-rules.ts';
import { LAKH } from './money.ts';

const means = (given: Partial<Means> = {}): Means => ({
  monthlyIncome: 150_000,
  otherEmis: 10_000,
  annualPercent: 8.5,
  years: 20,
  today: '2026-11-21',
  ...given,
});

describe('instalmentShare', () => {
  it.each([
    [10_000, 20],
    [10_001, 30],
    [25_000, 30],
    [41_666, 55],
    [66_666, 60],
    [83_333, 65],
    [84_000, 66.67],
  ])('of ₹%d a month is %d %%', (income, percent) => {
    expect(instalmentShare(income)).toBe(percent);
  });
});

describe('affordable', () => {
  it('shares the income as the bank does and says what money of one’s own is needed', () => {
    expect(affordable(means())).toEqual({
      sharePercent: 66.67,
      emi: 90_005,
      loanByIncome: 10_371_000,
      loan: 10_371_000,
      price: 13_828_000,
      taxes: 1_749_000,
      taxPercent: 12.65,
      budget: 15_577_000,
      ownMoney: 5_206_000,
      limitedBy: 'income',
    });
  });

  it('is held back by own money where there is little', () => {
    const found = affordable(means({ savings: 10 * LAKH }));
    expect(found).toMatchObject({ limitedBy: 'savings' });
    expect(found?.loan).toBeLessThan(found?.loanByIncome ?? 0);
  });

  it('is nothing when the instalments take all of it', () => {
    expect(affordable(means({ otherEmis: 100_100 }))).toBeUndefined();
  });

  it('lends no more than the calculator’s largest loan', () => {
    expect(affordable(means({ monthlyIncome: 5_000_000 }))).toMatchObject({
      loan: 50_000_000,
      limitedBy: 'largest-loan',
    });
  });

  it('never exceeds the share of income, the share of price or the own money', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 3_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        fc.option(fc.integer({ min: 10_000, max: 1e8 }), { nil: undefined }),
        (monthlyIncome, otherEmis, savings) => {
          const asked = means({ monthlyIncome, otherEmis, ...(savings && { savings }) });
          const found = affordable(asked);
          if (found === undefined) return;
          const { loan, price, ownMoney, budget, sharePercent } = found;
          const emi = monthlyInstalment(loan, 8.5, 240);
          expect(emi + otherEmis).toBeLessThanOrEqual((monthlyIncome * sharePercent) / 100);
          const cap = loan <= 30 * LAKH ? 0.9 : loan <= 75 * LAKH ? 0.8 : 0.75;
          expect(loan).toBeLessThanOrEqual(price * cap + 1);
          expect(loan + ownMoney).toBe(budget);
          expect(ownMoney).toBeLessThanOrEqual((savings ?? Number.POSITIVE_INFINITY) + 1000);
        },
      ),
    );
  });
});
