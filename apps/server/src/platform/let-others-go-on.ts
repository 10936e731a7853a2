import { setImmediate } from 'node:timers/promises';

/** Work yields to the event loop this often, so that nobody waits longer behind somebody else's work. */
const LONG_MS = 8;

/**
 * For work of many parts: called between two of them, it lets others be answered if this has worked for long since they last were.
 * Each piece of work has its own.
 */
export function pauses(): () => Promise<void> | undefined {
  let since = performance.now();
  const letOn = async () => {
    await setImmediate();
    since = performance.now();
  };
  return () => (performance.now() - since < LONG_MS ? undefined : letOn());
}

/** The result of work that says itself where it may be left for a while. */
export async function inSteps<T>(steps: Generator<void, T, void>): Promise<T> {
  const pause = pauses();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await pause();
  }
}

/** Maps many values one after the other, others being answered meanwhile. */
export async function mapInSteps<Value, Result>(
  values: readonly Value[],
  map: (value: Value, at: number) => Result,
): Promise<Result[]> {
  const pause = pauses();
  const results: Result[] = [];
  for (const [at, value] of values.entries()) {
    results.push(map(value, at));
    await pause();
  }
  return results;
}
