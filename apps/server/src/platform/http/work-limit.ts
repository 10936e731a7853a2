import { performance } from 'node:perf_hooks';

export interface WorkLimitOptions {
  /** However quick the answers are. */
  max: number;
  /** How long a request may be in work, on average, while the processor has no rest. */
  aimMs: number;
}

/** Even a slow server does several things at once while its database works, and one page asks for a dozen. */
const LEAST = 16;
/** A single slow moment, as after a start or while a large page is drawn, refuses nobody. */
const PATIENCE_MS = 300;
/** How often the limit is calculated again. */
const WINDOW_MS = 100;
/** Of its time, an event loop that does more than this has more to do than it can. */
const BUSY = 0.9;
/** Rates of so short windows jump. */
const SMOOTHING = 0.3;
const GROWTH = 1.25;

/** The clock and the part of the time that the event loop was at work since it was asked last; tests bring their own. */
export interface Measures {
  now: () => number;
  busyShare: () => number;
}

export interface WorkLimit {
  isFull: () => boolean;
  begin: () => void;
  end: () => void;
  inWork: () => number;
}

/**
 * How many requests may be in work at once, from what the server is seen to manage. By Little's law, requests in work are
 * those that are finished in a second times the seconds each takes: while the processor has no rest, the limit is its
 * rate times how long one may take. While it has, the limit grows back to the most.
 */
export function workLimit(
  { max, aimMs }: WorkLimitOptions,
  { now, busyShare }: Measures = measuresOfProcess(),
): WorkLimit {
  let limit = max;
  let working = 0;
  let finished = 0;
  let ratePerMs: number | undefined;
  let since = now();
  let busySince: number | undefined;

  const calculate = () => {
    const ms = now() - since;
    if (ms < WINDOW_MS) return;
    const rate = finished / ms;
    since = now();
    finished = 0;
    if (busyShare() < BUSY) {
      ratePerMs = undefined;
      busySince = undefined;
      limit = Math.min(max, limit * GROWTH + 1);
      return;
    }
    // Before anybody had asked for anything the processor was busy with itself.
    busySince ??= since;
    ratePerMs = ratePerMs === undefined ? rate : ratePerMs + SMOOTHING * (rate - ratePerMs);
    if (since - busySince < PATIENCE_MS) return;
    limit = Math.min(max, Math.max(LEAST, ratePerMs * aimMs));
  };

  return {
    isFull() {
      calculate();
      return working >= limit;
    },
    begin: () => void working++,
    end() {
      working--;
      finished++;
    },
    inWork: () => working,
  };
}

function measuresOfProcess(): Measures {
  let before = performance.eventLoopUtilization();
  return {
    now: () => performance.now(),
    busyShare() {
      const until = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(until, before);
      before = until;
      return utilization;
    },
  };
}
