import { describe, expect, it } from 'vitest';
import { read, wishes } from './testing/wishes.ts';

describe('a place told after it was asked for', () => {
  it.each([
    [
      'need a home near my office',
      'oh sorry, office is at Bagmane Constellation, ORR',
      ['near:{"place":"bagmane-constellation-business-park","withinMeters":3000}'],
    ],
    [
      'near my office 2bhk within 30 min',
      'it is in bellandur',
      ['bhk:{"in":[2]}', 'near:{"place":"bellandur","withinMinutes":30,"mode":"drive"}'],
    ],
    [
      '2bhk near my office',
      'manyata. 20 min by car',
      ['bhk:{"in":[2]}', 'near:{"place":"manyata-tech-park","withinMinutes":20,"mode":"drive"}'],
    ],
    [
      'ofc ke pas ghar chahiye 2bhk',
      'whitefield side',
      ['bhk:{"in":[2]}', 'near:{"place":"whitefield","withinMeters":3000}'],
    ],
  ])('is where the home should be near: “%s”, “%s”', (before, text, expected) => {
    expect(wishes(text, read(before))).toEqual(expected);
  });

  it('is no longer listed as not used', () => {
    expect(read('it is in bellandur', read('near my office 2bhk within 30 min')).unread).toEqual(
      [],
    );
  });

  it('is where the home stands in a sentence that says which home', () => {
    expect(wishes('3bhk in hebbal', read('2bhk near my office'))).toEqual([
      'bhk:{"in":[3]}',
      'locality:{"in":["hebbal"]}',
    ]);
  });
});
