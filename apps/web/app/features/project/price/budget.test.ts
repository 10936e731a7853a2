import { againstLimit } from '@manemitra/domain/against-limit';
import { describe, expect, it } from 'vitest';
import { againstBudget } from './budget.ts';

const CR = 10_000_000;

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
