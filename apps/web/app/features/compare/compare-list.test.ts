import { describe, expect, it } from 'vitest';
import { soundList, withItem, withoutItem } from './compare-list.ts';
import { compareRefusal } from './compare-texts.ts';

const item = (id: string) => ({ id, imageUrl: `/${id}.jpg`, rera: '' });

describe('the compare list', () => {
  it('takes three projects, each once, and refuses a fourth', () => {
    const three = [item('a'), item('b'), item('c')];
    expect(withItem(three.slice(0, 2), item('c'))).toEqual(three);
    expect(withItem(three, item('b'))).toEqual(three);
    expect(withItem(three, item('d'))).toBeUndefined();
    expect(withoutItem(three, 'b')).toEqual([item('a'), item('c')]);
  });

  it('is made sound when something else was left in the storage', () => {
    const left = [item('a'), item('a'), item(' '), item('b'), item('c'), item('d')];
    expect(soundList(left)).toEqual([item('a'), item('b'), item('c')]);
  });

  it.each([
    [1, 'Please select at least 2 properties to compare.'],
    [2, undefined],
    [3, undefined],
    [4, 'You can only compare up to 3 properties.'],
  ])('answers the wish to compare %i with %s', (count, text) => {
    expect(compareRefusal(count)).toBe(text);
  });
});
