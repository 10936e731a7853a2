import { describe, expect, it } from 'vitest';
import { soundList, withItem, withoutItem } from './compare-list.ts';

const item = (id: string) => ({ id, imageUrl: `/${id}.jpg` });

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
});
