import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnsOfAddresses } from './turns-of-addresses.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Call {
  from: string;
}

/** Turns in which one address may rest after its calls, and who has begun, in order. */
function someTurns(heavy?: string, rests = 1) {
  const turns = turnsOfAddresses<Call>(
    ({ from }) => from,
    (key) => (key === heavy ? rests : 0),
  );
  const begun: Call[] = [];
  return {
    begun,
    go: turns.go,
    isQueueFull: (from: string) => turns.isQueueFull({ from }),
    come: (from: string) => {
      const call = { from };
      const wait = turns.come(call);
      if (wait === undefined) begun.push(call);
      else void wait.then(() => begun.push(call));
      return call;
    },
  };
}

it('an address that took little has eight requests in work, and others do not wait for it', async () => {
  const { come, begun, go } = someTurns();
  const calls = Array.from({ length: 10 }, () => come('a'));
  expect(begun).toHaveLength(8);
  come('b');
  expect(begun.at(-1)?.from).toBe('b');
  go(calls[0] ?? { from: 'a' });
  await vi.advanceTimersByTimeAsync(0);
  expect(begun.filter(({ from }) => from === 'a')).toEqual(calls.slice(0, 9));
});

it('an address of which 256 requests wait is full until one of them begins, and others are not', async () => {
  const { come, go, isQueueFull } = someTurns();
  const [first = { from: 'a' }] = Array.from({ length: 8 + 255 }, () => come('a'));
  expect(isQueueFull('a')).toBe(false);
  come('a');
  expect([isQueueFull('a'), isQueueFull('b')]).toEqual([true, false]);
  go(first);
  expect(isQueueFull('a')).toBe(false);
});

it('one that took much has one, and rests after it for as long as it took', async () => {
  const { come, begun, go } = someTurns('a');
  const [first, second] = [come('a'), come('a'), come('a')];
  expect(begun).toEqual([first]);
  await vi.advanceTimersByTimeAsync(120);
  go(first);
  await vi.advanceTimersByTimeAsync(119);
  expect(begun).toEqual([first]);
  await vi.advanceTimersByTimeAsync(2);
  expect(begun).toEqual([first, second]);
});

it('who took nearly all rests for several times as long', async () => {
  const { come, begun, go } = someTurns('a', 3);
  const [first, second] = [come('a'), come('a')];
  await vi.advanceTimersByTimeAsync(100);
  go(first);
  await vi.advanceTimersByTimeAsync(298);
  expect(begun).toEqual([first]);
  await vi.advanceTimersByTimeAsync(4);
  expect(begun).toEqual([first, second]);
});

it('a rest ends, however long a call took, and for who came in it too', async () => {
  const { come, begun, go } = someTurns('a');
  const first = come('a');
  await vi.advanceTimersByTimeAsync(5_000);
  go(first);
  const late = come('a');
  await vi.advanceTimersByTimeAsync(900);
  expect(begun).toEqual([first]);
  await vi.advanceTimersByTimeAsync(101);
  expect(begun).toEqual([first, late]);
});

it('one that waits for an outside service keeps the others of its address for a second only', async () => {
  const { come, begun } = someTurns('a');
  const [first, second] = [come('a'), come('a')];
  await vi.advanceTimersByTimeAsync(999);
  expect(begun).toEqual([first]);
  await vi.advanceTimersByTimeAsync(2);
  expect(begun).toEqual([first, second]);
});

it('what is gone twice, or never came, lets nobody on', async () => {
  const { come, begun, go } = someTurns('a');
  const first = come('a');
  come('a');
  go({ from: 'a' });
  go({ from: 'b' });
  expect(begun).toEqual([first]);
  go(first);
  go(first);
  await vi.advanceTimersByTimeAsync(301);
  expect(begun).toHaveLength(2);
});

it('a call whose address is not known any more still makes room for the next', async () => {
  const { come, begun, go } = someTurns('a');
  const first = come('a');
  const second = come('a');
  first.from = 'gone';
  go(first);
  await vi.advanceTimersByTimeAsync(301);
  expect(begun).toEqual([first, second]);
});

it('one that took much begins when nobody else is in work', async () => {
  const { come, begun, go } = someTurns('a');
  const other = come('b');
  const another = come('c');
  const heavy = come('a');
  await vi.advanceTimersByTimeAsync(100);
  go(other);
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toEqual([other, another]);
  go(another);
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([other, another, heavy]);
});

it('one that took much waits half a second for a gap, and no longer', async () => {
  const { come, begun, go } = someTurns('a');
  come('b');
  const first = come('a');
  const second = come('a');
  await vi.advanceTimersByTimeAsync(499);
  expect(begun).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2);
  expect(begun.at(-1)).toBe(first);
  await vi.advanceTimersByTimeAsync(50);
  go(first);
  await vi.advanceTimersByTimeAsync(540);
  expect(begun.at(-1)).toBe(first);
  await vi.advanceTimersByTimeAsync(20);
  expect(begun.at(-1)).toBe(second);
});
