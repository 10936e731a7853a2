import { setImmediate } from 'node:timers/promises';

/** How long work goes on before others may use the process: searches answer meanwhile. */
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

/** What becomes of each of many values, one after the other and in turns with others. */
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
