import { refusalIn } from '#web/api/problem.ts';

/** How long a refusal for too many calls is waited out, in seconds; a longer one is a limit of the day. */
const WAIT_MAX_SECONDS = 90;
const TRIES_MAX = 5;

/** Waits where the server asks to, then does it again, five times at most. Rejects at once when the signal ends it. */
export async function patiently<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      const seconds = refusalIn(error)?.retryAfter;
      if (seconds === undefined || seconds > WAIT_MAX_SECONDS || tries === TRIES_MAX) throw error;
      await wait(seconds, signal);
    }
  }
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason as Error);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    return setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, seconds * 1000);
  });
}
