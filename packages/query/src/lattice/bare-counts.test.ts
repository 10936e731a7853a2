import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('a small number that is settled on', () => {
  const either = read('kasturi nagar me 1bhk ya 2bhk');

  it('is rooms behind rooms that are refused', () => {
    expect(wishes('1bhk hatao, 2 hi rakho', either)).toEqual(
      expect.arrayContaining(['bhk:{"in":[2]}']),
    );
    expect(wishes('1bhk hatao, 2 hi rakho', either).join()).not.toContain('price');
  });

  it('is a sum behind sums', () => {
    expect(wishes('2bhk hebbal, 80 socha, 75 hi rakho').join()).toContain('"max":7500000');
  });
});
