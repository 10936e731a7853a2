import { setImmediate } from 'node:timers/promises';

/** How long work runs before it lets others use the process, so that searches are answered meanwhile. */
const AT_ONCE_MS = 10;

/** To be awaited between the steps of long work: lets others on where it has gone on for long enough. */
export function takingTurns(): () => Promise<void> | undefined {
  let since = performance.now();
  const letOthersOn = async (): Promise<void> => {
    await setImmediate();
    since = performance.now();
  };
  return () => (performance.now() - since < AT_ONCE_MS ? undefined : letOthersOn());
}

/** Maps many values one after the other, letting other work run in between. */
export async function mapInTurns<Value, Result>(
  values: readonly Value[],
  map: (value: Value, at: number) => Result,
): Promise<Result[]> {
  const turn = takingTurns();
  const results: Result[] = [];
  for (const [at, value] of values.entries()) {
    results.push(map(value, at));
    await turn();
  }
  return results;
}
