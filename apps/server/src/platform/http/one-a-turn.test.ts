import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { oneATurn } from './one-a-turn.ts';

it('a single request does not wait', async () => {
  const takeTurn = oneATurn();
  expect(takeTurn()).toBeUndefined();
  for (let turn = 0; turn < 10; turn++) await nextTurn();
  expect(takeTurn()).toBeUndefined();
});

it('requests that arrive together start one by one, in order, and new connections are accepted in between', async () => {
  const takeTurn = oneATurn();
  const begun: { who: number; turn: number }[] = [];
  let turn = 0;
  const come = async (who: number) => {
    await takeTurn();
    begun.push({ who, turn });
  };
  const all = Promise.all([1, 2, 3, 4].map(come));
  while (begun.length < 4 && turn < 100) {
    await nextTurn();
    turn += 1;
  }
  await all;
  expect(begun.map(({ who }) => who)).toEqual([1, 2, 3, 4]);
  for (let n = 1; n < begun.length; n++) {
    expect((begun[n]?.turn ?? 0) - (begun[n - 1]?.turn ?? 0)).toBeGreaterThan(1);
  }
});

it('an error of one who was let on keeps nobody else waiting', async () => {
  const takeTurn = oneATurn();
  const fail = async () => {
    await takeTurn();
    throw new Error('broken');
  };
  const results = await Promise.allSettled([fail(), fail(), takeTurn()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});
