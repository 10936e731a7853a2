import { againstLimit } from '@manemitra/domain/against-limit';
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

it('the upper end of a range is no limit that was named', () => {
  const constraints = [price('must', { min: 1.35 * CR, max: 1.65 * CR, basis: 'listed' })];
  expect(statedBudget({ constraints })).toEqual({
    max: 1.65 * CR,
    basis: 'listed',
    isRange: true,
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

  it('are that of the one by which the project was found', () => {
    const alternatives = [limit(CR), limit(2 * CR), []];
    expect(statedBudget({ constraints: [], alternatives }, 0)?.max).toBe(CR);
    expect(statedBudget({ constraints: [], alternatives }, 2)).toBeUndefined();
  });

  it('give way to one that holds in any case', () => {
    const alternatives = [limit(3 * CR), limit(2 * CR)];
    expect(statedBudget({ constraints: limit(CR), alternatives })?.max).toBe(CR);
  });
});

describe('all of it against a limit', () => {
  const limit = { max: 1.75 * CR, basis: 'listed' } as const;
  const home = { price: 15_000_000, allInPrice: 16_900_000 };

  it('says what the card of the same home says', () => {
    const keys = { total: home.allInPrice, atLeast: home.allInPrice };
    expect(againstBudget(keys, home.price, limit)).toEqual({
      tone: 'under',
      text: `${againstLimit(home, limit)?.text}.`,
    });
  });

  it('adds where what is known is over it already', () => {
    expect(againstBudget({ total: null, atLeast: 18_500_000 }, 17_000_000, limit)).toEqual({
      tone: 'over',
      text: 'At least ₹10 L over your limit of ₹1.75 Cr.',
    });
  });

  it('says nothing where nothing is known', () => {
    expect(againstBudget({ total: null, atLeast: null }, null, limit)).toBeUndefined();
  });
});
