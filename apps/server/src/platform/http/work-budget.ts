import { performance } from 'node:perf_hooks';
import { lastUsed } from '@manemitra/domain/last-used';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '#server/platform/sessions/caller.ts';
import { addressKey } from '#server/platform/attempts/networks.ts';

/** How much work one address may cause in a process, over all its requests. */
export interface WorkBudgetOptions {
  /** Milliseconds of work in a second. */
  msPerSecond: number;
}

export interface WorkBudget {
  /** After how many seconds its address may ask again; undefined while it may ask now. */
  waitSeconds: (request: FastifyRequest) => number | undefined;
  /**
   * How long an address (`addressKey`) rests before its next call, in lengths of its last one: 0 for light users, 1 to 4 for
   * heavy ones, by how much of the budget is used.
   */
  restsFor: (key: string) => number;
  begin: (request: FastifyRequest) => void;
  /** Charges what the request took, once. */
  end: (request: FastifyRequest) => void;
}

/** What an address may use at once: one visitor opens a few pages, an office looks at them together. */
const SECONDS_AT_ONCE = 10;
/** From so many seconds' share on an address took much: more than a page with its pictures does. */
const MUCH_SECONDS = 1 / 3;
/** The longest rest, in lengths of the last call: an address that never stops gets a fifth of the time. */
const MOST_RESTS = 4;
/** A request is charged no more: one that waits for an outside service does not work meanwhile. */
const MOST_OF_ONE_MS = 1000;
/** How many addresses are remembered; one that comes back after that many others starts afresh. */
const REMEMBERED = 5000;

const free = new WeakSet<FastifyRequest>();

/** Staff and programs with a token are known, and work here: what they ask is not charged. */
export function chargeUnlessKnown(request: FastifyRequest, caller: Caller): void {
  const isKnown =
    caller.kind === 'service' || (caller.kind === 'account' && caller.role !== 'user');
  if (isKnown) free.add(request);
}

interface Address {
  /** Milliseconds of work that have not run off yet, as of `at`. */
  ms: number;
  at: number;
  /** Its requests in work, and what each has taken until now. */
  inWork: Map<FastifyRequest, number>;
}

/**
 * Limits count calls, and calls differ a thousandfold in what they cost; this counts the cost, while it arises. At each moment the
 * time is shared among the requests in work, so that all charges together are the time in which there was work, whichever of
 * Node, PostgreSQL or the thread pool did it. Whose address took much lately has the larger share: it is they whom the others
 * wait for. Each address has a bucket that leaks at `msPerSecond`.
 */
export function workBudget(
  { msPerSecond }: WorkBudgetOptions,
  now = () => performance.now(),
): WorkBudget {
  const addresses = lastUsed<Address>(REMEMBERED);
  const busy = new Set<Address>();
  const whose = new WeakMap<FastifyRequest, { key: string; address: Address }>();
  let since = now();

  const standing = ({ ms, at }: Address) => Math.max(0, ms - ((now() - at) / 1000) * msPerSecond);
  const levelOf = (address: Address) => {
    let level = standing(address);
    for (const [request, ms] of address.inWork) if (!free.has(request)) level += charged(ms);
    return level;
  };
  const share = () => {
    const at = now();
    const ms = at - since;
    since = at;
    if (ms <= 0) return;
    const weighed = [...busy].map((address) => {
      const weight = levelOf(address) + msPerSecond * MUCH_SECONDS;
      return { inWork: address.inWork, weight };
    });
    const all = weighed.reduce((sum, { inWork, weight }) => sum + inWork.size * weight, 0);
    for (const { inWork, weight } of weighed) {
      for (const [request, taken] of inWork) inWork.set(request, taken + (ms * weight) / all);
    }
  };
  const levelNow = (key: string) => {
    share();
    const address = addresses.get(key);
    return address === undefined ? 0 : levelOf(address);
  };

  return {
    waitSeconds(request) {
      const over = levelNow(addressKey(request.ip)) - msPerSecond * SECONDS_AT_ONCE;
      return over > 0 ? Math.ceil(over / msPerSecond) : undefined;
    },
    restsFor(key) {
      const level = levelNow(key);
      if (level <= msPerSecond * MUCH_SECONDS) return 0;
      const used = Math.min(1, level / (msPerSecond * SECONDS_AT_ONCE));
      return 1 + (MOST_RESTS - 1) * used;
    },
    begin(request) {
      share();
      const key = addressKey(request.ip);
      const address = addresses.get(key) ?? { ms: 0, at: now(), inWork: new Map() };
      addresses.put(key, address);
      whose.set(request, { key, address });
      address.inWork.set(request, 0);
      busy.add(address);
    },
    end(request) {
      const begun = whose.get(request);
      if (begun === undefined) return;
      share();
      whose.delete(request);
      const { key, address } = begun;
      const taken = address.inWork.get(request) ?? 0;
      address.inWork.delete(request);
      if (address.inWork.size === 0) busy.delete(address);
      if (free.has(request)) return;
      address.ms = standing(address) + charged(taken);
      address.at = now();
      addresses.put(key, address);
    },
  };
}

const charged = (ms: number): number => Math.min(MOST_OF_ONE_MS, ms);
