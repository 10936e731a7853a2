import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inSteps, mapInSteps, pauses } from './let-others-go-on.ts';

afterEach(() => vi.restoreAllMocks());

/** A clock that the work itself moves on. */
function clock() {
  let ms = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => ms);
  return { work: (took: number) => void (ms += took) };
}

/** How often somebody else was let on while a promise was awaited. */
async function letOnDuring(work: Promise<unknown>): Promise<number> {
  let [times, isDone] = [0, false];
  const others = (async () => {
    for (;;) {
      await setImmediate();
      if (isDone) return;
      times++;
    }
  })();
  await work;
  isDone = true;
  await others;
  return times;
}

describe('work in steps', () => {
  it('has the result of all its steps, and lets others go on after each long one', async () => {
    const { work } = clock();
    const done: number[] = [];
    function* steps(took: number) {
      for (const step of [1, 2, 3]) {
        work(took);
        done.push(step);
        yield;
      }
      return 'read';
    }
    expect(await inSteps(steps(1))).toBe('read');
    expect(done).toEqual([1, 2, 3]);
    expect(await letOnDuring(inSteps(steps(1)))).toBe(0);
    expect(await letOnDuring(inSteps(steps(50)))).toBeGreaterThanOrEqual(2);
  });

  it('maps many values in their order, and lets others go on meanwhile', async () => {
    const { work } = clock();
    const squares = mapInSteps([1, 2, 3, 4], (value) => {
      work(11);
      return value * value;
    });
    expect(await letOnDuring(squares)).toBeGreaterThanOrEqual(3);
    expect(await squares).toEqual([1, 4, 9, 16]);
  });

  it('pauses where many short parts have become long together', () => {
    const { work } = clock();
    const pause = pauses();
    const waits = Array.from({ length: 12 }, () => {
      work(1);
      return pause() !== undefined;
    });
    expect(waits.filter(Boolean).length).toBeGreaterThan(0);
    expect(waits.slice(0, 4)).toEqual([false, false, false, false]);
  });
});
