import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertArea, readArea } from './area-entry.ts';

describe('a typed area', () => {
  it.each<[string, number | null]>([
    ['', null],
    ['1,240 sq ft', 1240],
    ['1240 sft', 1240],
    ['1240sqft', 1240],
    ['100', 1076.39],
    ['100 sq m', 1076.39],
    ['115.2 sqmt', 1240],
    ['1 acre', 43_560],
    ['large', NaN],
    ['12 bananas', NaN],
    ['1.2.3', NaN],
  ])('%j in a field of square metres is %d square feet', (text, sqft) => {
    expect(readArea(text, { typed: 'sqm', stored: 'sqft' })).toEqual(sqft);
  });

  it('that is only looked at stays as it is stored: the unit it is stored in is never rounded', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (sqft) => {
        expect(readArea(`${sqft} sq ft`, { typed: 'sqm', stored: 'sqft' })).toBe(sqft);
        const there = convertArea(sqft, 'sqft', 'sqm');
        expect(Math.abs(convertArea(there, 'sqm', 'sqft') - sqft)).toBeLessThan(0.06);
      }),
    );
  });
});
