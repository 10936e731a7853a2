import type { Socket } from 'node:net';
import { Problem } from '@manemitra/contract/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUSY_POLICY, busyPage } from './busy-page.ts';
import { problemDocument, RETRY_SECONDS } from './problem-reply.ts';
import { DATA_POLICY } from './security-headers.ts';

export const TOO_BUSY = new Problem('server.unavailable', {
  message: 'Too many people are asking at once. Try again in a few seconds.',
});

/** Whoever asks over and over without a pause gets no more than ten refusals a second over each connection. */
const PAUSE_MS = 100;

const refused = new WeakSet<FastifyRequest>();
const refusedAt = new WeakMap<Socket, number>();

/** So that the log does not tell of each. */
export const wasRefusedAtOnce = (request: FastifyRequest): boolean => refused.has(request);

/**
 * Answers a refusal with `Retry-After` and the security headers that are set already, past every other hook: no schema,
 * no compression, no line of the log. At ten times its capacity a server spends most of its time refusing, so this
 * must be cheap. On a connection that was refused a moment ago the answer is delayed, or refusals alone would fill the server.
 */
export function refuseAtOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  refused.add(request);
  reply.hijack();
  const sendIn = (refusedAt.get(request.socket) ?? -Infinity) + PAUSE_MS - performance.now();
  if (sendIn > 0) setTimeout(send, sendIn, request, reply, problem);
  else send(request, reply, problem);
  return reply;
}

function send(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  refusedAt.set(request.socket, performance.now());
  const page = busyPage(problem, request);
  const body = page ?? JSON.stringify(problemDocument(problem, request.id));
  reply.raw.writeHead(problem.status, {
    'content-type': page ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': page ? BUSY_POLICY : DATA_POLICY,
    'x-request-id': request.id,
    'cache-control': 'no-store',
    'retry-after': String(problem.retryAfter ?? RETRY_SECONDS),
  });
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
}
