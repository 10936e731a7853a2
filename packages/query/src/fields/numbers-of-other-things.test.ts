import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

describe('a number that is no price', () => {
  it.each([
    ['bhk 3', ['bhk:{"in":[3]}'], []],
    ['2bhk to 4bhk', ['bhk:{"in":[2,3,4]}'], []],
    ['max 80 flats', ['totalUnits:{"max":80}'], []],
    ['1000 to 1200 carpet', ['area:{"min":1000,"max":1200,"basis":"carpet"}'], []],
    ['20:80 payment plan', [], ['20:80 payment']],
    ['24 hour water', [], ['24 hour water']],
    ['2bhk, home loan 80 lakhs', ['bhk:{"in":[2]}'], ['home loan 80 lakhs']],
    ['own 30 lakh, 2bhk', ['bhk:{"in":[2]}'], ['30 lakh']],
    ['token 5 lakhs, 2bhk', ['bhk:{"in":[2]}'], ['token 5 lakhs']],
    ['down payment 25 lakhs, 2bhk', ['bhk:{"in":[2]}'], ['down payment 25 lakhs']],
  ])('is read as what it counts, or reported: %s', (text, expected, unread) => {
    expect(wishes(text)).toEqual(expected);
    expect(read(text).unread).toEqual(unread);
  });

  it('leaves the price to the amount that is one', () => {
    expect(wishes('want to own 60 lakh 2bhk')).toContain('price:{"max":6000000,"basis":"listed"}');
    expect(wishes('ready to pay 2 cr')).toEqual(['price:{"max":20000000,"basis":"listed"}']);
    expect(wishes('2bhk in 560066 under 90 lakhs')).toContain(
      'price:{"max":9000000,"basis":"listed"}',
    );
  });
});

describe('a price said in words', () => {
  it.each([
    ['one point two five crore', 12_500_000],
    ['one point zero five crore', 10_500_000],
    ['one point seventy five crore', 17_500_000],
    ['eradu vare koti olage', 25_000_000],
  ])('keeps every digit: %s', (text, max) => {
    expect(wishes(text)).toEqual([`price:{"max":${max},"basis":"listed"}`]);
  });

  it('is what may still be paid, and not what is hoped for beside it', () => {
    expect(wishes('1.25 cr ideally but 1.4 is okay')).toContain(
      'price:{"max":14000000,"basis":"listed"}',
    );
  });
});

describe('a number beside rooms, land and people', () => {
  it.each([
    ['low maintenance 2bhk', ['bhk:{"in":[2]}']],
    ['not a 2bhk, i want 3', ['avoid bhk:{"in":[2]}', 'bhk:{"in":[3]}']],
    ['3 bhk for 2 adults 1 child 1 dog', ['bhk:{"in":[3]}']],
    ['2 nos of 2bhk', ['bhk:{"in":[2]}']],
    ['3bhk alert(1)', ['bhk:{"in":[3]}']],
    ['1½ cr 2½ bhk', ['price:{"max":15000000,"basis":"listed"}', 'bhk:{"in":[2.5]}']],
    ['1/2 acre', ['area:{"min":19602,"max":23958,"basis":"plot"}']],
    ['½ acre', ['area:{"min":19602,"max":23958,"basis":"plot"}']],
    ['society me 100 se kam flat ho', ['totalUnits:{"max":100}']],
    ['2/3 bhk', ['bhk:{"in":[2,3]}']],
    [
      '3bhk | 1500-1700 sft',
      ['bhk:{"in":[3]}', 'area:{"min":1500,"max":1700,"basis":"super-built-up"}'],
    ],
    [
      '2bhk 1200 sqft, 3bhk 1600 sqft',
      ['bhk:{"in":[2,3]}', 'area:{"min":1200,"basis":"super-built-up"}'],
    ],
  ])('is read as what it counts: %s', (text, expected) => {
    const got = wishes(text).map((wish) => wish.replace('propertyType:{"in":["plot"]}', ''));
    expect(got.filter(Boolean)).toEqual(expected);
  });

  it('is no rent where it is paid for maintenance', () => {
    expect(read('2bhk, maintenance 5000 per month')).toMatchObject({
      intent: 'search',
      unread: ['maintenance 5000 per month'],
    });
  });
});
