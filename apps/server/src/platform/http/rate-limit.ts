import { Problem } from '@manemitra/contract/problems';
import rateLimitPlugin from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** How many calls one address may make in a stretch of time. */
export interface RateLimit {
  calls: number;
  perMs: number;
}

/** The part of a Fastify route's `config` that limits it. */
export function rateLimit({ calls, perMs }: RateLimit) {
  return { rateLimit: { max: calls, timeWindow: perMs } };
}

/** Multiplies a limit, for load tests (`RATE_LIMIT_SCALE`); at least one call stays. */
export function scaled(limit: RateLimit, scale: number): RateLimit {
  return { ...limit, calls: Math.max(1, Math.floor(limit.calls * scale)) };
}

/** Must be registered before the routes. Counts per address (IPv6: per /64 network) in this process. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimitPlugin, {
    global: false,
    errorResponseBuilder: () => new Problem('request.too-many'),
  });
}
