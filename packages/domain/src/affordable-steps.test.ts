import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affordableSteps } from './affordable-steps.ts';

const steps = (monthlyIncome: number, otherEmis = 0) =>
  affordableSteps({ monthlyIncome, otherEmis, annualPercent: 8.5, years: 20, today: '2026-11-21' });

describe('affordableSteps', () => {
  it('begins with a comfortable loan and ends with the most that a lender allows', () => {
    expect(steps(180_000).map(({ kind, found }) => [kind, found?.emi])).toEqual([
      ['comfortable', 68_400],
      ['stretch', 90_000],
      ['ceiling', 120_006],
    ]);
  });

  it('calls nothing comfortable that no lender would count', () => {
    expect(steps(20_000).map(({ kind, sharePercent }) => [kind, sharePercent])).toEqual([
      ['ceiling', 30],
    ]);
  });

  it('keeps a step that the instalments already paid take', () => {
    expect(steps(100_000, 45_000).map(({ kind, found }) => [kind, found?.emi])).toEqual([
      ['comfortable', undefined],
      ['stretch', 5_000],
      ['ceiling', 21_670],
    ]);
  });

  it('no step carries a dearer home than the one after it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 3_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (income, emis) => {
          const budgets = steps(income, emis).map(({ found }) => found?.budget ?? 0);
          expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
