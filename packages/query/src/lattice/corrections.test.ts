import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('a correction in mid-sentence', () => {
  it.each([
    [
      'budget 70 lakh tha ab 80 socha, nahi yaar 75 hi rakho, 2bhk',
      'price:{"max":7500000,"basis":"listed"}',
    ],
    [
      'with my bonus it is 95 lakhs, sorry, 98 actually. 2 bhk',
      'price:{"max":9800000,"basis":"listed"}',
    ],
    ['whitefield sorry hoodi 2bhk', 'locality:{"in":["hoodi"]}'],
    ['3bhk in hsr no actually bellandur, under 1.6 cr', 'locality:{"in":["bellandur"]}'],
    ['2bhk sorry 3bhk hebbal', 'bhk:{"in":[3]}'],
    [
      '2bhk, 90 lakh, hebbal alla alla devanahalli hattira',
      'near:{"place":"devanahalli","withinMeters":3000}',
    ],
  ])('leaves what was said last: “%s”', (text, wish) => {
    const field = wish.slice(0, wish.indexOf(':'));
    expect(wishes(text).filter((one) => one.includes(`${field}:`))).toEqual([wish]);
  });

  it('leaves what is explained or denied again', () => {
    const sums = wishes('budget 75 lakh, sorry 75 was without registration, 82 all in, 2bhk');
    expect(sums).not.toContain('price:{"max":7500000,"basis":"all-in"}');
    expect(wishes('Sarjapur, sorry Sarjapur Road nahi, Haralur Road. 3bhk')).toContain(
      'locality:{"in":["haralur-road"]}',
    );
  });
});
