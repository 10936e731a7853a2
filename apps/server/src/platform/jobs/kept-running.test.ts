import { expect, it } from 'vitest';
import { keptRunning, type Running } from './kept-running.ts';

it('what ends by itself begins again, and the reason is told of each end and of each try that failed', async () => {
  const told: string[] = [];
  const ending = (why: unknown): Running => ({
    ended: Promise.resolve(why),
    stop: () => Promise.resolve(),
  });
  let end = (): void => undefined;
  const last = {
    ended: new Promise<void>((resolve) => (end = resolve)),
    stop: async () => end(),
  };
  const tries = [
    () => ending(new Error('out of paper')),
    () => Promise.reject(new Error('no such time: whenever')),
    () => ending(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
    () => last,
  ];
  const kept = await keptRunning(
    async () => tries.shift()?.() ?? ending('too often'),
    (why) => told.push(why),
    { first: 1, longest: 2 },
  );
  await expect.poll(() => kept.current()).toBe(last);
  await kept.stop();
  expect(told).toEqual(['out of paper', 'no such time: whenever', 'the database was away']);
});
