import type { Socket } from 'node:net';
import { Problem } from '@manemitra/contract/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUSY_POLICY, busyPage } from './busy-page.ts';
import { problemDocument, RETRY_SECONDS } from './problem-reply.ts';
import { DATA_POLICY } from './security-headers.ts';

export const TOO_MANY = 'Too many people are asking at once. Try again in a few seconds.';
const REFUSAL = new Problem('server.unavailable', { message: TOO_MANY });

/** Whoever asks over and over without a pause gets no more than ten refusals a second over each connection. */
const PAUSE_MS = 100;

const refused = new WeakSet<FastifyRequest>();
const refusedAt = new WeakMap<Socket, number>();

/** So that the log does not tell of each. */
export const wasRefusedAtOnce = (request: FastifyRequest): boolean => refused.has(request);

/**
 * Answers 503 with `Retry-After` and the security headers that are set already, past every other hook: no schema, no
 * compression, no line of the log. Under ten times the load it bears, a server does little else. Over a connection that
 * was refused a moment ago the answer is held back, or the refusals alone would keep the server busy.
 */
export function refuseAtOnce(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  refused.add(request);
  reply.hijack();
  const sendIn = (refusedAt.get(request.socket) ?? -Infinity) + PAUSE_MS - performance.now();
  if (sendIn > 0) setTimeout(send, sendIn, request, reply);
  else send(request, reply);
  return reply;
}

function send(request: FastifyRequest, reply: FastifyReply): void {
  refusedAt.set(request.socket, performance.now());
  const page = busyPage(REFUSAL, request);
  const body = page ?? JSON.stringify(problemDocument(REFUSAL, request.id));
  reply.raw.writeHead(REFUSAL.status, {
    'content-type': page ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': page ? BUSY_POLICY : DATA_POLICY,
    'x-request-id': request.id,
    'cache-control': 'no-store',
    'retry-after': String(RETRY_SECONDS),
  });
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
}
