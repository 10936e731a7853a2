import { expect, it } from 'vitest';
import { mapInTurns } from './in-turns.ts';

it('lets others use the process while much is dealt with, and keeps its order', async () => {
  let turnsOfOthers = 0;
  let isOver = false;
  const others = (): void => {
    turnsOfOthers += 1;
    if (!isOver) setImmediate(others);
  };
  setImmediate(others);
  const squares = await mapInTurns([1, 2, 3, 4, 5, 6], (value) => {
    const begun = performance.now();
    while (performance.now() - begun < 11);
    return value * value;
  });
  isOver = true;
  expect(squares).toEqual([1, 4, 9, 16, 25, 36]);
  expect(turnsOfOthers).toBeGreaterThan(4);
});
