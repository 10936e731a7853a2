import { describe, expect, it } from 'vitest';
import { sharedCall } from './shared-call.ts';

/** A call that counts its beginnings and ends when it is told to. */
function aCall() {
  const ends: (() => void)[] = [];
  const call = async () => {
    const begun = ends.length + 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    return begun;
  };
  return { call, end: (number: number) => ends[number - 1]?.(), begun: () => ends.length };
}

describe('a shared call', () => {
  it('is one for all who ask while another runs, and begins after they asked', async () => {
    const { call, end, begun } = aCall();
    const shared = sharedCall(call);
    const first = shared();
    const [second, third] = [shared(), shared()];
    expect(begun()).toBe(1);
    end(1);
    expect(await first).toBe(1);
    await Promise.resolve();
    end(2);
    expect(await Promise.all([second, third])).toEqual([2, 2]);
  });

  it('goes on after a failure', async () => {
    let calls = 0;
    const shared = sharedCall(async () => {
      calls++;
      if (calls === 1) throw new Error('away');
      return calls;
    });
    const [first, second] = [shared(), shared()];
    await expect(first).rejects.toThrow('away');
    expect(await second).toBe(2);
    expect(await shared()).toBe(3);
  });
});
