import { expect, it } from 'vitest';
import { differenceOfPairs } from './difference-of-pairs.ts';

/** The same sequence each time, so that the test does. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

it('a difference that is there is found, and one that is not lies within the interval', () => {
  const noise = sequence(7);
  const other = Array.from({ length: 300 }, () => 10 + noise());
  const same = other.map(() => 10 + noise());
  const slower = other.map(() => 10.5 + noise());
  const none = differenceOfPairs(same, other, sequence(11));
  expect(none.from).toBeLessThan(0);
  expect(none.to).toBeGreaterThan(0);
  const some = differenceOfPairs(slower, other, sequence(11));
  expect(some.from).toBeGreaterThan(0.3);
  expect(some.to).toBeLessThan(0.7);
});

it('the median of an even count is between the two in the middle', () => {
  expect(differenceOfPairs([1, 2, 3, 10], [0, 0, 0, 0], sequence(3)).median).toBe(2.5);
});
