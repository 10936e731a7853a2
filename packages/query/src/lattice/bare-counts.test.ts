import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('a small number that joins rooms', () => {
  it.each([
    ['2 bhk, or even 1', [1, 2]],
    ['3bhk, or 4', [3, 4]],
  ])('is rooms: “%s”', (text, rooms) => {
    expect(read(text).constraints.find(({ field }) => field === 'bhk')?.value).toEqual({
      in: rooms,
    });
  });

  it.each([
    '2 bhk, or even 1',
    '2bhk, 3 also ok',
    '2bhk in hebbal, 3 bhi chalega',
    'hendthige 3bhk beku, nange 2 saaku',
  ])('is no sum: “%s”', (text) => {
    expect(wishes(text).join()).not.toContain('price');
  });

  it('is rooms where it says the number before it again', () => {
    const before = read('2bhk near nagawara 90 lakh');
    expect(wishes('beda 2bhk, 3bhk ho to better, actually 3 only', before)).toEqual([
      'near:{"place":"nagavara","withinMeters":3000}',
      'price:{"max":9000000,"basis":"listed"}',
      'bhk:{"in":[3]}',
    ]);
  });

  it('is a sum where nothing joins it', () => {
    expect(wishes('hebbal 3bhk, 2').join()).toContain('"max":20000000');
  });
});

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
