import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

const minutes = (place: string, withinMinutes: number) =>
  `near:${JSON.stringify({ place, withinMinutes, mode: 'drive' })}`;

const daily = (place: string, withinMinutes: number, who: string) =>
  `near:${JSON.stringify({ place, withinMinutes, mode: 'drive', peak: true, who })}`;

describe('a distance that stands apart', () => {
  it.each([
    [
      'office in itpl, hers in ecospace, max 35 min for both',
      [daily('itpl', 35, 'me'), daily('ecospace-business-park', 35, 'partner')],
    ],
    [
      'at most 35 min from both itpl and ecospace',
      [minutes('itpl', 35), minutes('ecospace-business-park', 35)],
    ],
    [
      'i work in itpl and my wife in ecospace, max 35 min for both of us by car',
      [daily('itpl', 35, 'me'), daily('ecospace-business-park', 35, 'partner')],
    ],
    ['car se 35 min itpl', [minutes('itpl', 35)]],
    ['office itpl me hai, 35 min se zyada na lage', [minutes('itpl', 35)]],
    [
      'job at ecospace, cannot travel more than 20 minutes',
      [minutes('ecospace-business-park', 20)],
    ],
    [
      'parents live in jayanagar so within 2 km of it',
      ['near:{"place":"jayanagar","withinMeters":2000}'],
    ],
  ])('“%s” speaks of the places that were named', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });

  it('is unread where no place was named', () => {
    expect(read('2bhk, within 25 minutes').unread).toEqual(['within 25 minutes']);
  });

  it.each([
    ['I work at Ecospace, husband at ITPL, both within 40 minutes', 'within'],
    ['my office manyata, wife electronic city, max 45 min each', '45'],
    ['मेरा ऑफिस मान्यता, पत्नी का ऑफिस इकोस्पेस, दोनों 40 मिनट के अंदर', 'मिनट'],
  ])('“%s” leaves none of the limit over that its places have', (text, word) => {
    expect(read(text).constraints).toHaveLength(2);
    expect(read(text).unread.join(' ')).not.toContain(word);
  });

  it('is left over where it is not the one that a place has', () => {
    expect(read('within 30 min of itpl by car, within 55 minutes').unread.join(' ')).toContain(
      '55',
    );
  });
});

describe('a bound behind an amount', () => {
  it.each([
    [
      '95 lakhs above villas',
      ['price:{"min":9500000,"basis":"listed"}', 'propertyType:{"in":["villa"]}'],
    ],
    [
      '2 cr ke upar wali villa',
      ['price:{"min":20000000,"basis":"listed"}', 'propertyType:{"in":["villa"]}'],
    ],
    ['95 lakhs max 2bhk', ['price:{"max":9500000,"basis":"listed"}', 'bhk:{"in":[2]}']],
    ['95 lakhs, max 2bhk', ['price:{"max":9500000,"basis":"listed"}', 'bhk:{"in":[1,2]}']],
    [
      '95 lakhs min 1100 sqft',
      ['price:{"max":9500000,"basis":"listed"}', 'area:{"min":1100,"basis":"super-built-up"}'],
    ],
    ['2 or more bedrooms', ['bhk:{"min":2}']],
    ['90 lakh se kam nahi hona chahiye', ['price:{"min":9000000,"basis":"listed"}']],
    ["don't want to spend more than 90 lakhs", ['price:{"max":9000000,"basis":"listed"}']],
    ['1.5, 3bhk', ['price:{"max":15000000,"basis":"listed"}', 'bhk:{"in":[3]}']],
    [
      '95 lakhs not including registration 2bhk',
      ['price:{"max":9500000,"basis":"listed"}', 'bhk:{"in":[2]}'],
    ],
    ['registry mila ke 70 lakh', ['price:{"max":7000000,"basis":"all-in"}']],
  ])('“%s” belongs to the amount it stands by', (text, expected) => {
    expect(wishes(text)).toEqual(expected);
  });
});

describe('a distance before several metro lines', () => {
  it('is of each of them', () => {
    const { alternatives } = read('within 2 km of purple or green line');
    expect(alternatives?.map((list) => list.map(({ value }) => value))).toEqual([
      [{ line: 'purple', withinMeters: 2000 }],
      [{ line: 'green', withinMeters: 2000 }],
    ]);
  });
});

describe('“or nearby” behind a place', () => {
  it('is near it, and of no other place', () => {
    expect(wishes('hoodi or nearby')).toEqual(['near:{"place":"hoodi","withinMeters":3000}']);
    expect(wishes('hoodi, begur or nearby')).toEqual(['locality:{"in":["hoodi","begur"]}']);
  });
});

describe('pasted text', () => {
  it('compares nothing by its signs', () => {
    expect(wishes('<p>2bhk</p> <b>80 lakhs</b>')).toEqual([
      'bhk:{"in":[2]}',
      'price:{"max":8000000,"basis":"listed"}',
    ]);
    expect(wishes('> 80 lakhs -> hoodi')).toEqual([
      'price:{"max":8000000,"basis":"listed"}',
      'locality:{"in":["hoodi"]}',
    ]);
  });
});
