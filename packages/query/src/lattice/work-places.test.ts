import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

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
