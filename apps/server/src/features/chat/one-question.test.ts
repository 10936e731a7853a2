import { describe, expect, it } from 'vitest';
import { expectedCount } from './one-question.ts';

describe('how many projects an answer is expected to leave', () => {
  it.each([
    ['parts that take in all: each as likely as it is large', [50, 50], false, 50],
    ['a large part is likelier than a small one', [90, 10], false, 82],
    ['whoever means none of the parts keeps all', [20], false, 84],
    ['limits: each for those that no lower one takes in', [10, 100], true, 91],
    ['answers that overlap are no likelier than certain', [100, 100], false, 100],
    ['answers that leave none ask for nothing', [0, 0], false, 100],
  ])('%s', (_, left, isNested, expected) => {
    expect(expectedCount(left, { total: 100, isNested })).toBe(expected);
  });
});
