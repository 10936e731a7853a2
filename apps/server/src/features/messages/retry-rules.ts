const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 3600;
/** With these waits a gateway may be away for about an hour and a half. */
const TRIES_MAX = 8;

/**
 * How long to wait after so many failed tries: each time three times as long. `undefined` when it is enough.
 */
export function secondsUntilNextTry(failedTries: number): number | undefined {
  if (failedTries >= TRIES_MAX) return undefined;
  return Math.min(FIRST_WAIT_SECONDS * 3 ** (failedTries - 1), LONGEST_WAIT_SECONDS);
}
