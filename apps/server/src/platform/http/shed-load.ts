import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import { Problem } from '@manemitra/contract/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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
export type ShedReason = 'concurrency' | 'event-loop' | 'memory';

export interface LoadLimits {
  /** Requests that are in work at once. */
  maxConcurrent: number;
  maxEventLoopDelayMs: number;
  /** Of the heap that V8 may have, in percent. */
  maxHeapPercent: number;
}

/** Over how long delays are averaged. */
const SAMPLE_MS = 2500;

/**
 * Turns requests away while there is more to do than can be done in time: 503 with `Retry-After`, before any work, so
 * that those which are taken are answered as quickly as ever. Counted is the work, from when a request has arrived whole
 * until its answer is made: who sends or reads slowly takes nobody's place.
 */
export async function shedLoad(
  app: FastifyInstance,
  limits: LoadLimits,
  onShed: (reason: ShedReason) => void,
): Promise<void> {
  const working = new Set<FastifyRequest>();
  const refusal = (reason: ShedReason) => {
    onShed(reason);
    return new Problem('server.unavailable', {
      message: 'Too many people are asking at once. Try again in a few seconds.',
    });
  };
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
      return Promise.reject(refusal(type === 'heapUsedBytes' ? 'memory' : 'event-loop'));
    },
  });
  app.addHook('preHandler', async (request) => {
    const { isVital, isPatient } = request.routeOptions.config;
    if (isVital || isPatient) return;
    if (working.size >= limits.maxConcurrent) throw refusal('concurrency');
    working.add(request);
  });
  app.addHook('onSend', async (request) => void working.delete(request));
  // Also of a visitor who left before there was an answer.
  app.addHook('onResponse', async (request) => void working.delete(request));
  app.decorate('requestsInWork', () => working.size);
}

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
