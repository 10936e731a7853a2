import { describe, expect, it } from 'vitest';
import { alternativesIn, wishes } from '../testing/wishes.ts';

describe('a higher limit for homes that have something', () => {
  it.each([
    [
      'Not more than 90 lakhs, unless it has rain water harvesting, in which case one crore is acceptable',
      9_000_000,
      10_000_000,
      'rainwater-harvesting',
    ],
    [
      'ek crore se zyada nahi lekin agar row house mil raha hai to sava crore tak bhi soch lenge',
      10_000_000,
      12_500_000,
      'row-house',
    ],
    ['2bhk hebbal max 80 lakh but 90 lakh if it has a pool', 8_000_000, 9_000_000, 'swimming-pool'],
  ])('is an alternative, and the lower limit another: “%s”', (text, least, most, thing) => {
    const [plain, raised, ...more] = alternativesIn(text) ?? [];
    expect(more).toEqual([]);
    expect(plain).toEqual([`price:{"max":${least},"basis":"listed"}`]);
    expect(raised?.join(' ')).toContain(`"max":${most}`);
    expect(raised?.join(' ')).toContain(thing);
    expect(wishes(text).join()).not.toContain('price');
  });

  it.each(['2bhk hebbal under 80 lakh, if possible with a pool', '2bhk hebbal 80 lakh if ready'])(
    'is none where one limit is said: “%s”',
    (text) => {
      expect(alternativesIn(text)).toBeUndefined();
      expect(wishes(text).join()).toContain('"max":8000000');
    },
  );
});
