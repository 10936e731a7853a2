import { describe, expect, it } from 'vitest';
import { idsIn, idsWithout, isSameSelection, whyNot } from './compare-address.ts';

describe('the address of a comparison', () => {
  it('names each project once', () => {
    expect(idsIn(new URLSearchParams('ids=a, b,,a'))).toEqual(['a', 'b']);
    expect(idsIn(new URLSearchParams(''))).toEqual([]);
  });

  it.each([
    [[], 'Please select at least one property to compare.'],
    [['a'], 'Select at least one more property to compare'],
    [['a', 'b'], undefined],
    [['a', 'b', 'c', 'd'], 'You can only compare up to 3 properties at once.'],
  ])('with %j says %s', (ids, text) => {
    expect(whyNot(ids)).toBe(text);
  });

  it('is cleared when one project remains', () => {
    expect(idsWithout(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
    expect(idsWithout(['a', 'b'], 'b')).toEqual([]);
  });

  it('is the same in another order', () => {
    expect(isSameSelection(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(isSameSelection(['a', 'b'], ['a', 'c'])).toBe(false);
  });
});
