import { describe, expect, it } from 'vitest';
import { read, short } from './testing/wishes.ts';

describe('how many cars are to be parked', () => {
  it.each([
    ['3bhk hbr layout, two covered car parks, 1.6 crore', 'two covered car parks'],
    ['2 car parks, 4 bedrooms, Sadashivanagar', '2 car parks'],
    ['3bhk hebbal, parking for two cars, 1.6 crore', 'parking for two cars'],
    ['parking eradu beku, 3bhk Rajajinagar', 'parking eradu'],
    ['2bhk JP Nagar, do car parking', 'do car parking'],
  ])('is told as not used beside the wish for parking: “%s”', (text, count) => {
    const { unread, constraints } = read(text);
    expect(unread).toContain(count);
    expect(constraints.map(short)).toContain('amenity:{"id":"car-parking"}');
  });

  it.each(['3bhk, car parking, hebbal', '2bhk car parking 80 lakhs', '3bhk with car parking'])(
    'is not where no number is of cars: “%s”',
    (text) => {
      expect(read(text).unread).toEqual([]);
    },
  );
});
