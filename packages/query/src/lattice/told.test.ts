import { describe, expect, it } from 'vitest';
import { read, short, wishes } from '../testing/wishes.ts';

describe('a thing that is only told of', () => {
  it.each([
    ['2bhk in Hebbal on a low floor in case lift fails', 'lift'],
    ['2bhk hebbal, wheelchair ramp, jab lift kharab ho', 'lift'],
    ["pet friendly 2bhk Hebbal, not one of those 'no dogs in lift' societies", 'lift'],
    ['our old bungalow in Cooke Town is too big. 2 bedroom flat in the same area', 'house'],
  ])('is no wish: “%s”', (text, thing) => {
    expect(wishes(text).join(' ')).not.toContain(thing);
  });

  it('leaves what is wished for beside it', () => {
    const found = wishes(
      'our old bungalow in Cooke Town is too big for us. I want a flat in the same area with a lift',
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'propertyType:{"in":["apartment"]}',
        'locality:{"in":["cooke-town"]}',
        'amenity:{"id":"lift"}',
      ]),
    );
  });

  it('is said not to be used where it is a rule of a society', () => {
    const { unread } = read("pet friendly 2bhk Hebbal, no 'no dogs in lift' societies");
    expect(unread.join(' ')).toContain('no dogs in lift');
  });

  it.each(['2bhk in Hebbal with lift', 'old bungalow in Cooke Town', '2bhk, no lift no deal'])(
    'is a wish where it is asked for: “%s”',
    (text) => {
      expect(read(text).constraints.map(short).join(' ')).toMatch(/lift|house/);
    },
  );
});

describe('a place of work', () => {
  it.each([
    'Coming from Hubballi for a job at Peenya, 2bhk below 62 lakhs, green line',
    'got a job offer in Peenya, 2bhk',
    'my husband is posted at Peenya, 2bhk 70L',
    'joining a company in Peenya next month, 2bhk',
    'new job at peenya, need 2bhk with lift',
  ])('is not where the home is to be: “%s”', (said) => {
    expect(wishes(said).filter((one) => one.includes('locality'))).toEqual([]);
  });

  it('leaves what is asked for beside it', () => {
    expect(wishes('job at Peenya, 2bhk in Yeshwanthpur')).toContain(
      'locality:{"in":["yeshwanthpur"]}',
    );
    expect(wishes('2bhk in Peenya, I work from home')).toContain('locality:{"in":["peenya"]}');
  });
});
