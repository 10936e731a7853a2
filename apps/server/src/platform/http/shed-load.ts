import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import { Problem } from '@manemitra/contract/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '#server/platform/attempts/networks.ts';
import { oneATurn } from './one-a-turn.ts';
import { refuseAtOnce, TOO_BUSY } from './refuse-at-once.ts';
import { turnsOfAddresses } from './turns-of-addresses.ts';
import type { WorkBudget } from './work-budget.ts';
import { workLimit } from './work-limit.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How many requests are in work at this moment. */
    requestsInWork: () => number;
  }
  interface FastifyContextConfig {
    /** Answered however much there is to do: health and metrics. */
    isVital?: boolean;
    /** Takes its time because the caller sends slowly, not because there is work: files that come in. */
    isPatient?: boolean;
  }
}

/** For the options of a route that is answered under any load. */
export const VITAL = { config: { isVital: true } };

/** Why a request was turned away. */
export const SHED_REASONS = ['concurrency', 'database', 'event-loop', 'memory'] as const;
export type ShedReason = (typeof SHED_REASONS)[number];

export interface LoadLimits {
  /** Requests that are in work at once, at most. */
  maxConcurrent: number;
  /** While the processor has no rest, a request may be in work for so long on average. */
  maxWorkMs: number;
  maxEventLoopDelayMs: number;
  /** Of the heap that V8 may have, in percent. */
  maxHeapPercent: number;
}

export interface LoadSigns {
  /** What each address may take; default as much as there is. */
  budget?: WorkBudget;
  /** Whether others wait for the database for long already. Default never. */
  isDatabaseBusy?: () => boolean;
  /** Told of each request that was turned away. */
  onShed: (reason: ShedReason) => void;
}

/** Over how long delays are averaged. */
const SAMPLE_MS = 2500;

/**
 * Sheds load: 429 for callers who have used more than their share, and 503 with `Retry-After` while the server is
 * overloaded, before any work is done, so that accepted requests stay fast. A request counts from when all of it has
 * arrived until its answer is ready, so slow clients do not count. Must be registered before any hook that costs.
 */
export async function shedLoad(
  app: FastifyInstance,
  limits: LoadLimits,
  { budget, isDatabaseBusy = () => false, onShed }: LoadSigns,
): Promise<void> {
  const working = new WeakSet<FastifyRequest>();
  const limit = workLimit({ max: limits.maxConcurrent, aimMs: limits.maxWorkMs });
  const isCounted = ({ routeOptions: { config } }: FastifyRequest) =>
    !config.isVital && !config.isPatient;
  const takeTurn = oneATurn();
  const turns =
    budget && turnsOfAddresses(({ ip }: FastifyRequest) => addressKey(ip), budget.restsFor);
  const refuseOverBudget = (request: FastifyRequest, reply: FastifyReply) => {
    const retryAfter = budget?.waitSeconds(request);
    if (retryAfter === undefined) return undefined;
    return refuseAtOnce(request, reply, new Problem('request.too-many', { retryAfter }));
  };
  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    if (turns?.isQueueFull(request) === true) {
      return refuseAtOnce(request, reply, new Problem('request.too-many', { retryAfter: 1 }));
    }
    const wait = turns?.come(request);
    if (wait !== undefined) {
      await wait;
      const refused = refuseOverBudget(request, reply);
      if (refused !== undefined) {
        turns?.go(request);
        return refused;
      }
    }
    working.add(request);
    limit.begin();
    budget?.begin(request);
    await takeTurn();
    return undefined;
  };
  const end = (request: FastifyRequest) => {
    if (!working.delete(request)) return;
    limit.end();
    budget?.end(request);
    turns?.go(request);
  };
  const whyFull = (): ShedReason | undefined => {
    if (limit.isFull()) return 'concurrency';
    return isDatabaseBusy() ? 'database' : undefined;
  };
  const refuse = (request: FastifyRequest, reply: FastifyReply, reason: ShedReason) => {
    onShed(reason);
    return refuseAtOnce(request, reply, TOO_BUSY);
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return undefined;
    const refused = refuseOverBudget(request, reply);
    if (refused !== undefined) return refused;
    const reason = whyFull();
    if (reason) return refuse(request, reply, reason);
    return hasNoBody(request) ? begin(request, reply) : undefined;
  });
  const lasts = lastingFor(SAMPLE_MS);
  await app.register(underPressure, {
    maxEventLoopDelay: limits.maxEventLoopDelayMs,
    maxHeapUsedBytes: (getHeapStatistics().heap_size_limit * limits.maxHeapPercent) / 100,
    sampleInterval: SAMPLE_MS,
    // A rejection refuses, nothing lets in.
    pressureHandler: (request, _reply, type, value) => {
      // A loop that came round once at most in all that time has no average.
      const isUnknown = value === Infinity && limits.maxEventLoopDelayMs > SAMPLE_MS;
      if (isUnknown || !lasts() || request.routeOptions.config.isVital) return undefined;
      onShed(type === 'heapUsedBytes' ? 'memory' : 'event-loop');
      return Promise.reject(TOO_BUSY);
    },
  });
  // What was sent with a body has only now arrived whole.
  app.addHook('preHandler', async (request, reply) => {
    if (!isCounted(request) || working.has(request)) return undefined;
    const reason = whyFull();
    if (reason) return refuse(request, reply, reason);
    return begin(request, reply);
  });
  app.addHook('onSend', async (request) => end(request));
  // Also of a visitor who left before there was an answer.
  app.addHook('onResponse', async (request) => end(request));
  app.decorate('requestsInWork', limit.inWork);
}

const hasNoBody = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * Whether something that is called out each time it is seen has been so for a while. One slow moment, as after a start
 * or while a large file is written, refuses nobody.
 */
function lastingFor(ms: number): () => boolean {
  let first = -Infinity;
  let last = -Infinity;
  return () => {
    const now = performance.now();
    if (now - last > ms) first = now;
    last = now;
    return now - first >= ms;
  };
}
