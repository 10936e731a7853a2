import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('two ends of a price', () => {
  it.each([
    [
      '1.2cr max 3bhk hebbal, min 90 lakhs',
      'price:{"min":9000000,"max":12000000,"basis":"listed"}',
    ],
    [
      'budget max 90 lakhs, 2bhk hebbal, minimum 70 lakhs',
      'price:{"min":7000000,"max":9000000,"basis":"listed"}',
    ],
    [
      'kam se kam 70 lakh, 2bhk hebbal, zyada se zyada 90 lakh',
      'price:{"min":7000000,"max":9000000,"basis":"listed"}',
    ],
    [
      'not above 1.2 cr, not below 90 lakh, 2bhk',
      'price:{"min":9000000,"max":12000000,"basis":"listed"}',
    ],
    [
      'between 70 and 85 lakhs all in, 2bhk kengeri',
      'price:{"min":7000000,"max":8500000,"basis":"all-in"}',
    ],
    [
      'from 70 to 85 lakhs including registration, 2bhk',
      'price:{"min":7000000,"max":8500000,"basis":"all-in"}',
    ],
  ])('are one range: “%s”', (said, wish) => {
    expect(wishes(said).filter((one) => one.includes('price'))).toEqual([wish]);
  });

  it.each([
    ['3bhk max 1.2 cr, min 1400 sqft', 'price:{"max":12000000,"basis":"listed"}'],
    ['2bhk under 90 lakhs, people all in hebbal', 'price:{"max":9000000,"basis":"listed"}'],
  ])('are none where only one is said: “%s”', (said, wish) => {
    expect(wishes(said)).toContain(wish);
  });
});
