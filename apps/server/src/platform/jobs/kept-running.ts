import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '#server/platform/database/lost-database.ts';
import { errorText } from '#server/platform/system-error.ts';

/** What goes on until it is stopped, or ends by itself. */
export interface Running {
  /** Resolves when it has ended, with the reason if it has one. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
}

interface KeptRunning<One extends Running> {
  /** Undefined while it is to begin again. */
  current: () => One | undefined;
  stop: () => Promise<void>;
}

/** In ms: how long to wait before beginning again, and, twice as long after each try that failed, at most. */
const RESTS = { first: 1000, longest: 60_000 };

/** Begins something, and again whenever it ends by itself: then `report` is told why. A first beginning that fails is thrown. */
export async function keptRunning<One extends Running>(
  begin: () => Promise<One>,
  report: (why: string) => void,
  rests = RESTS,
): Promise<KeptRunning<One>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: One | undefined = await begin();
  const keep = async (): Promise<void> => {
    let ended = await current?.ended;
    let rest = rests.first;
    while (!signal.aborted) {
      await current?.stop().catch(() => undefined);
      current = undefined;
      report(
        ended === undefined || isDatabaseAway(ended) ? 'the database was away' : errorText(ended),
      );
      await pause(rest, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        current = await begin();
        rest = rests.first;
        ended = await current.ended;
      } catch (error) {
        ended = error;
        rest = Math.min(2 * rest, rests.longest);
      }
    }
  };
  const keeping = keep();
  return {
    current: () => current,
    async stop() {
      stopping.abort();
      await current?.stop().catch(() => undefined);
      await keeping;
      // It may have begun again meanwhile.
      await current?.stop().catch(() => undefined);
    },
  };
}
