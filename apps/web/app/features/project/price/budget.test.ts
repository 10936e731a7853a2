import type { Constraint } from '@manemitra/query/interpretation';
import { describe, expect, it } from 'vitest';
import { againstBudget, statedBudget } from './budget.ts';

const CR = 10_000_000;

const price = (
  strength: Constraint['strength'],
  value: Extract<Constraint, { field: 'price' }>['value'],
): Constraint => ({
  field: 'price',
  value,
  strength,
  id: strength,
  quote: '',
  span: [0, 0],
  label: '',
});

describe('the limit in a sentence', () => {
  it('is the one that must be kept, before one that would be nice', () => {
    const constraints = [
      price('nice', { max: 1.5 * CR, basis: 'listed' }),
      price('must', { max: 2 * CR, basis: 'all-in' }),
    ];
    expect(statedBudget({ constraints })).toEqual({ max: 2 * CR, basis: 'all-in' });
  });

  it('is none where only a lower end or a price to avoid is named', () => {
    expect(
      statedBudget({
        constraints: [
          price('must', { min: CR, basis: 'listed' }),
          price('avoid', { max: CR, basis: 'listed' }),
        ],
      }),
    ).toBeUndefined();
  });
});

describe('all of it against a limit', () => {
  const limit = { max: 1.75 * CR, basis: 'all-in' } as const;

  it('says how much is left', () => {
    expect(againstBudget({ total: 16_900_000, atLeast: 16_900_000 }, null, limit)).toEqual({
      tone: 'under',
      text: '₹6 L under your limit of ₹1.75 Cr.',
    });
    expect(againstBudget({ total: 17_500_000, atLeast: 17_500_000 }, null, limit)?.text).toBe(
      'Just at your limit of ₹1.75 Cr.',
    );
  });

  it('says that a price within the limit does not stay there', () => {
    const verdict = againstBudget({ total: 18_500_000, atLeast: 18_500_000 }, 16_500_000, {
      ...limit,
      basis: 'listed',
    });
    expect(verdict).toEqual({
      tone: 'over',
      text: '₹10 L over your limit of ₹1.75 Cr. The price alone is within it.',
    });
  });

  it('promises nothing while lines are not known', () => {
    expect(againstBudget({ total: null, atLeast: 16_900_000 }, null, limit)).toEqual({
      tone: 'open',
      text: '₹6 L of your limit of ₹1.75 Cr is left for what is not known.',
    });
    expect(againstBudget({ total: null, atLeast: 18_500_000 }, null, limit)?.text).toBe(
      'At least ₹10 L over your limit of ₹1.75 Cr.',
    );
    expect(againstBudget({ total: null, atLeast: null }, null, limit)).toBeUndefined();
  });
});
