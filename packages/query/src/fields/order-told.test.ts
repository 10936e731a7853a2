import { describe, expect, it } from 'vitest';
import { read } from '../testing/wishes.ts';

describe('an order that is told', () => {
  it.each([
    ['costliest villas first, Hebbal', 'price-desc'],
    ['nearest to the airport first please, villas under 4 crore', 'distance-asc'],
    ['saste flats pehle dikhao, hebbal', 'price-asc'],
  ])('holds whatever stands between its words: “%s”', (text, sort) => {
    expect(read(text).sort).toBe(sort);
  });

  it('is none where nothing is to come first', () => {
    expect(read('new to the city, our first home, 2bhk hebbal').sort).toBeUndefined();
  });
});
