import { describe, expect, it } from 'vitest';
import { wishes } from '../testing/wishes.ts';

describe('the words right beside one thing', () => {
  it.each([
    ['2bhk, terrace garden ideally and a gym for sure', 'amenity:{"id":"gym"}'],
    ['gym, east facing, if possible, 2bhk', 'nice facing:{"in":["east"]}'],
    ['3bhk, it would be nice if there is a gym', 'nice amenity:{"id":"gym"}'],
    ['2bhk, no project with swimming pool', 'avoid amenity:{"id":"swimming-pool"}'],
    ['2 bhk or 3 bhk no issue, in whitefield', 'bhk:{"in":[2,3]}'],
    ['2bhk athva adakkinta jaasti, konanakunte', 'bhk:{"min":2}'],
  ])('say how much it is wanted: “%s”', (text, wish) => {
    expect(wishes(text)).toContain(wish);
  });

  it('leave what stands further off as it is', () => {
    expect(wishes('gym, east facing, if possible, 2bhk')).toContain('amenity:{"id":"gym"}');
  });
});
