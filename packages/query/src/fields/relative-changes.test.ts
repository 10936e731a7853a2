import { describe, expect, it } from 'vitest';
import { read, wishes } from '../testing/wishes.ts';

const before = read('3bhk in hebbal under 1 cr');
const changedBy = (text: string) =>
  wishes(text, before).filter((wish) => /^(?:price|bhk)/.test(wish));

describe('a change told by what was said before', () => {
  it.each([
    ['budget 10% more', 1.1],
    ['10 percent less', 0.9],
    ['increase budget by 20%', 1.2],
    ['15% zyada', 1.15],
    ['add 5%', 1.05],
    ['10 more lakhs', 1.1],
    ['double the budget', 2],
  ])('is reckoned from the limit: %s', (text, factor) => {
    const price = `price:{"max":${Math.round(10_000_000 * factor)},"basis":"listed"}`;
    expect(changedBy(text)).toEqual(['bhk:{"in":[3]}', price]);
    expect(read(text, before)).toMatchObject({ intent: 'refine', unread: [] });
  });

  it.each([
    ['one bhk less', 2],
    ['1 bhk more', 4],
    ['ek bhk kam', 2],
    ['one more bedroom', 4],
  ])('is reckoned from the bedrooms: %s', (text, rooms) => {
    expect(changedBy(text)[0]).toBe(`bhk:{"in":[${rooms}]}`);
  });

  it('is told to be unused where nothing was said before', () => {
    expect(read('budget 10% more')).toMatchObject({ constraints: [], unread: ['budget 10% more'] });
    expect(read('2bhk in hebbal, 10 lakh more').unread).toEqual(['10 lakh more']);
  });

  it.each([
    ['1 bhk less than 50 lakh', ['bhk:{"in":[1]}', 'price:{"max":5000000,"basis":"listed"}']],
    ['open space 30% more', ['openSpacePercent:{"min":30}']],
  ])('is no change in “%s”', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
});
