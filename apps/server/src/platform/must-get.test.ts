import { expect, it } from 'vitest';
import { mustGet } from './must-get.ts';

it('what a map must hold is given, also where it is nothing much, and a lost key is an error that names it', () => {
  const counts = new Map([
    ['none', 0],
    ['some', 7],
  ]);
  expect([mustGet(counts, 'none'), mustGet(counts, 'some')]).toEqual([0, 7]);
  expect(() => mustGet(counts, 'others')).toThrow('others');
});
