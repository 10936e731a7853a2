import { describe, expect, it } from 'vitest';
import { TAKEN_BACK_MAX } from '@manemitra/contract/limits';
import { searchesBefore } from './searches-before.ts';

describe('the searches that undo goes back to', () => {
  it('are those said before the one that holds, the last of them last', () => {
    expect(searchesBefore(['a', 'b', 'c'], 'c')).toEqual(['a', 'b']);
    expect(searchesBefore([], 'a')).toEqual([]);
  });

  it('grow shorter with each that is taken back', () => {
    expect(searchesBefore(['a', 'b', 'c', 'b'], 'b')).toEqual(['a']);
    expect(searchesBefore(['a', 'b', 'c', 'b', 'a'], 'a')).toEqual([]);
  });

  it('count the last one said where the list was changed without words', () => {
    expect(searchesBefore(['a', 'b'], 'x')).toEqual(['a', 'b']);
  });

  it('are no more than a turn may carry', () => {
    const said = Array.from({ length: 20 }, (_, nth) => String(nth));
    expect(searchesBefore(said, '19')).toHaveLength(TAKEN_BACK_MAX);
  });
});
