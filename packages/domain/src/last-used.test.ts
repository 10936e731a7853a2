import { expect, it } from 'vitest';
import { lastUsed } from './last-used.ts';

it('keeps what was asked for last, and says what has gone', () => {
  const gone: string[] = [];
  const kept = lastUsed<string>(2, (value) => gone.push(value));
  kept.put('a', 'A');
  kept.put('b', 'B');
  expect(kept.get('a')).toBe('A');
  kept.put('c', 'C');
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual(['A', undefined, 'C']);
  kept.put('a', 'another A');
  kept.drop('c');
  kept.drop('c');
  kept.clear();
  expect(gone).toEqual(['B', 'A', 'C', 'another A']);
});

it('adds up the sizes it is given, and does not keep a value that is larger than the limit', () => {
  const kept = lastUsed<string>(10);
  kept.put('a', 'A', 6);
  kept.put('b', 'B', 4);
  kept.put('c', 'C', 1);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, 'B', 'C']);
  kept.put('d', 'D', 11);
  expect(['b', 'c', 'd'].map(kept.get)).toEqual([undefined, undefined, undefined]);
});
