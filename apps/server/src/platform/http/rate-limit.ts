import { Problem } from '@manemitra/contract/problems';
import type { RateLimit } from '@manemitra/contract/rate-limits';
import { lastUsed } from '@manemitra/domain/last-used';
import rateLimitPlugin, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '#server/platform/attempts/networks.ts';
import type { Count, CountCall } from './shared-counts.ts';

/**
 * The part of a Fastify route's `config` that limits it in each process by itself: for files and drawings, where the
 * limit protects the process that makes them.
 */
export function rateLimit({ calls, perMs }: RateLimit) {
  return { rateLimit: { max: calls, timeWindow: perMs } };
}

/** The same, counted for all processes together, under a name: for what calls do to the product, not to a process. */
export function sharedRateLimit(name: string, { calls, perMs }: RateLimit) {
  return { rateLimit: { max: calls, timeWindow: perMs, groupId: name } };
}

/** Multiplies a limit, for load tests (`RATE_LIMIT_SCALE`); at least one call stays. */
export function scaled(limit: RateLimit, scale: number): RateLimit {
  return { ...limit, calls: Math.max(1, Math.floor(limit.calls * scale)) };
}

/**
 * Must be registered before the routes. Counts per address (IPv6: per /64 network); without `countShared`, and while it
 * fails, every process by itself.
 */
export async function registerRateLimits(
  app: FastifyInstance,
  countShared: CountCall | undefined,
): Promise<void> {
  await app.register(rateLimitPlugin, {
    global: false,
    errorResponseBuilder: () => new Problem('request.too-many'),
    keyGenerator: ({ ip }) => addressKey(ip),
    store: storeClass(countShared),
  });
}

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

interface Known {
  calls: number;
  endsAt: number;
  /** Whether the other processes' calls are in it, as far as they had come when it was asked. */
  isLearned: boolean;
}

/** How many addresses one process remembers; one that comes back after that many others starts afresh. */
const KEPT = 5000;

/** The plugin makes one for itself and, of that, one child a route. */
function storeClass(countShared: CountCall | undefined) {
  return class Store implements FastifyRateLimitStore {
    /** This process's counts, or what all together had counted when last asked. */
    private readonly known = lastUsed<Known>(KEPT);

    private readonly isShared: boolean;

    constructor(options: object) {
      this.isShared = 'groupId' in options && options.groupId !== undefined;
    }

    incr(key: string, counted: Counted, perMs: number, max: number): void {
      const alone = this.countAlone(key, perMs);
      // Whoever is known to be over the limit costs the database nothing more.
      if (!this.isShared || countShared === undefined || alone.current > max) {
        counted(null, alone);
        return;
      }
      // A caller far from the limit is answered without waiting for the count; one near it is counted first.
      const mayWait = this.known.get(key)?.isLearned === true && 2 * alone.current <= max;
      if (mayWait) counted(null, alone);
      const tell = mayWait ? () => undefined : (count: Count) => counted(null, count);
      countShared(key, perMs, { mayWait }).then(
        (all) => tell(this.learn(key, all)),
        () => tell(alone),
      );
    }

    child(options: object): FastifyRateLimitStore {
      return new Store(options);
    }

    private countAlone(key: string, perMs: number): Count {
      const now = Date.now();
      const before = this.known.get(key);
      const isOn = before !== undefined && before.endsAt > now;
      const entry = isOn
        ? { ...before, calls: before.calls + 1 }
        : { calls: 1, endsAt: now + perMs, isLearned: false };
      this.known.put(key, entry);
      return { current: entry.calls, ttl: entry.endsAt - now };
    }

    private learn(key: string, all: Count): Count {
      // Calls that came since may be counted here alone as yet.
      const calls = Math.max(all.current, this.countSoFar(key));
      this.known.put(key, { calls, endsAt: Date.now() + all.ttl, isLearned: true });
      return all;
    }

    private countSoFar(key: string): number {
      const known = this.known.get(key);
      return known !== undefined && known.endsAt > Date.now() ? known.calls : 0;
    }
  };
}
