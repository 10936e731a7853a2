import type { ProblemDocument } from '@manemitra/contract/problem-document';
import { Problem, PROBLEMS } from '@manemitra/contract/problems';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Outage } from '#server/platform/ask-outside.ts';
import {
  hasLostRace,
  isDatabaseAway,
  wasCancelled,
} from '#server/platform/database/lost-database.ts';
import { errorCode } from '#server/platform/system-error.ts';
import { BUSY_POLICY, busyPage } from './busy-page.ts';

const TOO_LONG = 'This took longer than we can give it. Try again, or ask for something simpler.';

/** Any error as the refusal a caller may see. What is not expected becomes `server.error` without its text. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (wasCancelled(error)) return new Problem('server.unavailable', { message: TOO_LONG });
  if (isDatabaseAway(error) || hasLostRace(error) || error instanceof Outage) {
    return new Problem('server.unavailable', { cause: error });
  }
  const status = statusOf(error);
  if (status === 413) return new Problem('request.too-large', { cause: error });
  if (status === 415) return new Problem('request.unsupported-media-type', { cause: error });
  if (status === 404) return new Problem('route.not-found', { cause: error });
  if (status !== undefined && status >= 400 && status < 500) return unreadable(error);
  return new Problem('server.error', { cause: error });
}

/**
 * Whether a refusal is for us to look into. A server that says by itself that it has too much to do is no bug, and has no
 * time to write of each; a statement that took too long is in the log as a slow one.
 */
export const isOurs = ({ status, cause }: Problem): boolean => status >= 500 && cause !== undefined;

/** Refusals of Fastify before an endpoint is reached: damaged JSON, a damaged address, or something else of which we say no more. */
function unreadable(error: unknown): Problem {
  const code = errorCode(error) ?? '';
  const isBody = error instanceof SyntaxError || code.startsWith('FST_ERR_CTP_');
  const fields = [
    ...(code === 'FST_ERR_BAD_URL' ? [{ field: 'path', message: 'This address is damaged.' }] : []),
    ...(isBody ? [{ field: 'body', message: 'This is not valid JSON.' }] : []),
  ];
  return new Problem('input.invalid', { ...(fields.length > 0 && { fields }), cause: error });
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}

/** The wire form of a refusal: RFC 9457 plus our members. */
export function problemDocument(problem: Problem, requestId: string): ProblemDocument {
  return {
    type: `urn:manemitra:problem:${problem.code}`,
    title: PROBLEMS[problem.code].title,
    status: problem.status,
    detail: problem.message,
    code: problem.code,
    requestId,
    message: problem.message,
    ...(problem.nextHref === undefined ? {} : { nextHref: problem.nextHref }),
    ...(problem.current === undefined ? {} : { current: problem.current }),
    ...(problem.changes === undefined ? {} : { changes: [...problem.changes] }),
    ...(problem.alike === undefined
      ? {}
      : { alike: problem.alike.map((each) => ({ ...each, evidence: [...each.evidence] })) }),
    ...(problem.fields ? { fields: [...problem.fields] } : {}),
  };
}

/** Refusals that nobody meets by using the site; they are always logged. */
const SUSPICIOUS: ReadonlySet<string> = new Set(['access.refused', 'request.origin-refused']);

/** When a caller may try again whom we had no time for. */
export const RETRY_SECONDS = 2;

/** Answers an error as `application/problem+json` and logs it when it is ours to mend. */
export function replyWithProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = toProblem(error);
  if (isOurs(problem)) {
    // A caller who hangs up early is no failure of ours, and anybody can do it.
    const hasLeft = request.raw.errored !== null && request.raw.errored === error;
    if (hasLeft) request.log.debug('the caller left before all was sent');
    else request.log.error({ err: error }, 'request failed');
  }
  if (SUSPICIOUS.has(problem.code)) {
    const { method, routeOptions } = request;
    request.log.warn({ code: problem.code, method, path: routeOptions.url }, 'call refused');
  }
  const retryAfter = problem.status === 503 ? RETRY_SECONDS : problem.retryAfter;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const page = busyPage(problem, request);
  if (page !== undefined) {
    return reply
      .code(problem.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', BUSY_POLICY)
      .send(page);
  }
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problemDocument(problem, request.id)));
}
