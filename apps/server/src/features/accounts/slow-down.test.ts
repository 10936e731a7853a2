import { describe, expect, it } from 'vitest';
import { delayAfter, slowDown } from './slow-down.ts';

describe('further tries for one name', () => {
  it('are answered at once up to a hundred, then later each time, five seconds at most', () => {
    const tries = [1, 100, 101, 102, 110, 120, 100_000];
    expect(tries.map(delayAfter)).toEqual([0, 0, 250, 500, 2500, 5000, 5000]);
  });

  it('are refused while twenty wait in this process, so that waiting is no attack itself', async () => {
    const all = await Promise.allSettled(Array.from({ length: 25 }, () => slowDown(101)));
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(5);
    expect(refused[0]).toMatchObject({ reason: { code: 'login.too-many-tries', retryAfter: 5 } });
    await slowDown(101);
  });
});
