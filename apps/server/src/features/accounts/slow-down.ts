import { setTimeout as wait } from 'node:timers/promises';
import { Problem } from '@manemitra/contract/problems';

/** So many tries for one name, from wherever, are answered at once within the stretch that is counted. */
const AT_ONCE = 100;
const MORE_EACH_MS = 250;
const MOST_MS = 5000;
/** Each holds a request open, so only so many wait at a time in one process. */
const MOST_WAITING = 20;

let waiting = 0;

/**
 * Has a further try for a name wait the longer the more there were: guessing becomes slow, and its owner gets in all the
 * same. Refuses with `login.too-many-tries` while very many wait already.
 */
export async function slowDown(tries: number): Promise<void> {
  const ms = delayAfter(tries);
  if (ms === 0) return;
  if (waiting >= MOST_WAITING) {
    throw new Problem('login.too-many-tries', { retryAfter: MOST_MS / 1000 });
  }
  waiting += 1;
  try {
    await wait(ms);
  } finally {
    waiting -= 1;
  }
}

export const delayAfter = (tries: number): number =>
  Math.min(MOST_MS, Math.max(0, tries - AT_ONCE) * MORE_EACH_MS);
