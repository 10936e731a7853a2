import type { EndpointShape } from '@manemitra/contract/endpoint';
import { ProblemDocument } from '@manemitra/contract/problem-document';
import { COMMON_PROBLEMS, PROBLEMS } from '@manemitra/contract/problems';
import type { WireRequest } from './fuzz-request.ts';

export interface WireAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Stack traces, SQL and paths of our files: callers must never see them. */
const LEAK =
  /\n\s+at |node_modules|\.ts:\d|\.js:\d|\b(select|insert into|update|delete from) .{1,80}\b(from|values|set|where)\b|syntax error|invalid input syntax|violates|relation "|column "|duplicate key|out of range for type|ECONN|ENOENT|\/(home|root|tmp|usr|apps)\//i;

/** Refusals before any endpoint is reached. */
const BEFORE = ['route.not-found', 'request.headers-too-large', 'request.malformed'] as const;

/** What is wrong with an answer, in one sentence; undefined when nothing is. */
export function judgeAnswer(
  endpoint: EndpointShape,
  request: WireRequest,
  answer: WireAnswer,
): string | undefined {
  const { status } = answer;
  if (status >= 500 && status !== 503) return `${status}: ${answer.body.slice(0, 300)}`;
  if (status < 300) return judgeSuccess(endpoint, answer);
  if (status < 400) return `${status}: the API redirects nobody`;
  return judgeRefusal(endpoint, request, answer);
}

function judgeSuccess(endpoint: EndpointShape, answer: WireAnswer): string | undefined {
  if (endpoint.download) return undefined;
  if (!typeOf(answer).startsWith('application/json')) return `200 as ${typeOf(answer)}`;
  const read = endpoint.answer.safeParse(parsed(answer.body));
  return read.success ? undefined : `200 that does not fit the contract: ${read.error.message}`;
}

function judgeRefusal(
  endpoint: EndpointShape,
  request: WireRequest,
  { status, body, ...answer }: WireAnswer,
): string | undefined {
  if (!typeOf(answer).startsWith('application/problem+json')) {
    return `${status} as ${typeOf(answer)}: ${body.slice(0, 200)}`;
  }
  const read = ProblemDocument.safeParse(parsed(body));
  if (!read.success) return `${status} that is no problem document: ${body.slice(0, 200)}`;
  const { code } = read.data;
  if (PROBLEMS[code].status !== status || read.data.status !== status) {
    return `${status} with ${code}, which has another status`;
  }
  const isListed = [...COMMON_PROBLEMS, ...BEFORE, ...endpoint.problems].some((it) => it === code);
  if (!isListed) return `${status} with ${code}, which the contract does not list`;
  const leak = LEAK.exec(body)?.[0];
  // What somebody sent, their own field's name above all, may come back to them.
  const sent = `${decodeURISafely(request.path)} ${String(request.body ?? '')}`;
  if (leak !== undefined && !sent.includes(leak)) return `${status} that tells "${leak}"`;
  return undefined;
}

const typeOf = ({ headers }: Pick<WireAnswer, 'headers'>) => String(headers['content-type'] ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decodeURISafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
