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

describe('the limits of several whole wishes joined by “or”', () => {
  const limit = (max: number) => [price('must', { max, basis: 'listed' })];

  it('are the highest of them, and none where one has no limit', () => {
    const constraints: Constraint[] = [];
    expect(statedBudget({ constraints, alternatives: [limit(CR), limit(2 * CR)] })?.max).toBe(
      2 * CR,
    );
    expect(statedBudget({ constraints, alternatives: [limit(CR), []] })).toBeUndefined();
  });

  it('give way to one that holds in any case', () => {
    const alternatives = [limit(3 * CR), limit(2 * CR)];
    expect(statedBudget({ constraints: limit(CR), alternatives })?.max).toBe(CR);
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
