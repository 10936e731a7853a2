import { performance } from 'node:perf_hooks';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/platform/sessions/caller.ts';
import { addressKey } from './address-key.ts';

/** What one address may take of a process, over all that it asks. */
export interface WorkBudgetOptions {
  /** Milliseconds of work in a second. */
  msPerSecond: number;
}

export interface WorkBudget {
  /** After how many seconds its address may ask again; undefined while it may ask now. */
  waitSeconds: (request: FastifyRequest) => number | undefined;
  /**
   * How many times as long as its last call an address (`addressKey`) rests before its next: not at all who took little
   * lately, once who took much, and up to four times who has used up nearly all that it may take.
   */
  restsFor: (key: string) => number;
  begin: (request: FastifyRequest) => void;
  /** Charges what the request took, once. */
  end: (request: FastifyRequest) => void;
}

/** What an address may take at once: somebody opens a few pages, an office looks at them together. */
const SECONDS_AT_ONCE = 10;
/** From so many seconds' share on an address took much: more than a page with its pictures does. */
const MUCH_SECONDS = 1 / 3;
/** The longest rest, in lengths of the call before it: who goes on and on gets a fifth of the time. */
const MOST_RESTS = 4;
/** A request is charged no more: one that waits for an outside service does not work meanwhile. */
const MOST_OF_ONE_MS = 1000;
/** Addresses that are remembered; who comes after that many others starts afresh. */
const REMEMBERED = 5000;

const free = new WeakSet<FastifyRequest>();

/** Staff and programs with a token are known, and work here: what they ask is not charged. */
export function chargeUnlessKnown(request: FastifyRequest, caller: Caller): void {
  const isKnown =
    caller.kind === 'service' || (caller.kind === 'account' && caller.role !== 'user');
  if (isKnown) free.add(request);
}

/**
 * Limits count calls, and calls differ a thousandfold in what they cost; this counts the cost. At each moment the time is
 * shared among the requests in work, so that all charges together are the time in which there was work, whichever of
 * Node, PostgreSQL or the thread pool did it. Each address has a bucket that leaks at `msPerSecond`.
 */
export function workBudget(
  { msPerSecond }: WorkBudgetOptions,
  now = () => performance.now(),
): WorkBudget {
  const buckets = new Map<string, { ms: number; at: number }>();
  const begun = new Map<FastifyRequest, number>();
  /** How long a request would have been in work that was there all the time. */
  let shared = 0;
  let since = now();

  const share = () => {
    const at = now();
    if (begun.size > 0) shared += (at - since) / begun.size;
    since = at;
  };
  const levelOf = (key: string) => {
    const bucket = buckets.get(key);
    if (bucket === undefined) return 0;
    return Math.max(0, bucket.ms - ((now() - bucket.at) / 1000) * msPerSecond);
  };
  const put = (key: string, ms: number) => {
    buckets.delete(key);
    buckets.set(key, { ms, at: now() });
    const [oldest] = buckets.keys();
    if (buckets.size > REMEMBERED && oldest !== undefined) buckets.delete(oldest);
  };

  return {
    waitSeconds(request) {
      const over = levelOf(addressKey(request)) - msPerSecond * SECONDS_AT_ONCE;
      return over > 0 ? Math.ceil(over / msPerSecond) : undefined;
    },
    restsFor(key) {
      const level = levelOf(key);
      if (level <= msPerSecond * MUCH_SECONDS) return 0;
      const used = Math.min(1, level / (msPerSecond * SECONDS_AT_ONCE));
      return 1 + (MOST_RESTS - 1) * used;
    },
    begin(request) {
      share();
      begun.set(request, shared);
    },
    end(request) {
      const before = begun.get(request);
      if (before === undefined) return;
      share();
      begun.delete(request);
      if (free.has(request)) return;
      const key = addressKey(request);
      put(key, levelOf(key) + Math.min(MOST_OF_ONE_MS, shared - before));
    },
  };
}
