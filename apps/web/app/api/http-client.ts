import type { Client } from '@manemitra/contract/client';
import { type Address, type Asked, partsOf, pathOf } from '@manemitra/contract/address';
import type { EndpointName } from '@manemitra/contract/contract';
import type { ProblemDocument } from '@manemitra/contract/problem-document';
import * as wire from '@manemitra/contract/wire';
import { CallProblem } from './call-problem.ts';
import { UNREACHED_MESSAGE, UNWORDED_MESSAGE } from './problem.ts';
import { endsSession, endVisit } from './session-end.ts';

interface Call extends Asked {
  body?: unknown;
}

/** The calls whose addresses are in a table, over HTTP. Each rejects with a `Problem`. */
export function clientOf<Name extends EndpointName>(
  table: Readonly<Record<Name, Address>>,
): Pick<Client, Name> {
  const calls = Object.entries<Address>(table).map(([name, address]) => [
    name,
    async (call: Call = {}) => {
      const answer = await send(partsOf(address).method, pathOf(address, call), call.body);
      if (import.meta.env.DEV) await checkAgainstContract(name as EndpointName, answer);
      return answer;
    },
  ]);
  return Object.fromEntries(calls) as Pick<Client, Name>;
}

/** What visitors may call; for staff see `staff-client.ts`. */
export const httpClient = clientOf(wire);

/**
 * Calls an address that an earlier answer gave (`nextHref`, `pagination.nextPage`), on this origin only.
 * The caller names the type, as the answer that carried the address promised it.
 */
export async function follow<T>(
  method: 'GET' | 'POST',
  href: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const url = new URL(href, location.origin);
  if (url.origin !== location.origin)
    throw new CallProblem('route.not-found', {
      status: 404,
      message: 'That address is not on this site.',
    });
  return (await send(method, url.pathname + url.search, body, signal)) as T;
}

/** Calls an endpoint that answers a file. Rejects with a `Problem`. */
export async function download(address: Address): Promise<Blob> {
  const { method, path } = partsOf(address);
  const response = await respond(method, path, undefined);
  if (response.ok) return response.blob();
  return refuse(response, await answerOf(response));
}

async function send(
  method: string,
  address: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await respond(method, address, body, signal);
  if (!response.ok) return refuse(response, await answerOf(response));
  try {
    return await response.json();
  } catch (cause) {
    throw notReached(cause, signal);
  }
}

/** What a refusal says; its words may be missing. */
const answerOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

function refuse(response: Response, answer: unknown): never {
  const problem = problemFrom(answer, response.status, response.headers.get('retry-after'));
  if (endsSession(problem.code)) endVisit();
  throw problem;
}

async function respond(
  method: string,
  address: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      credentials: 'include',
      ...payloadOf(body),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (cause) {
    throw notReached(cause, signal);
  }
}

/** An answer that did not come, or not whole, unless the caller ended the call. */
const notReached = (cause: unknown, signal: AbortSignal | undefined): unknown =>
  signal?.aborted
    ? cause
    : new CallProblem('server.unavailable', { status: 503, message: UNREACHED_MESSAGE, cause });

/** JSON, or for a file the form in which browsers send one. */
function payloadOf(body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  const accept = 'application/json';
  if (body === undefined) return { headers: { accept } };
  if (isFile(body)) {
    const form = new FormData();
    form.append('file', new Blob([body.bytes]), body.fileName);
    return { headers: { accept }, body: form };
  }
  return { headers: { accept, 'content-type': accept }, body: JSON.stringify(body) };
}

function isFile(body: unknown): body is { fileName: string; bytes: Uint8Array<ArrayBuffer> } {
  return (
    typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array
  );
}

/**
 * A refusal in the server's words. An answer that our server did not write counts as a server error, or, with status 401, as
 * the end of a session: a sign-in proxy answers so. `wait` is its `Retry-After`, in seconds.
 */
export function problemFrom(
  answer: unknown,
  status: number,
  wait: string | null = null,
): CallProblem {
  if (!isRefusal(answer) && status === 401) {
    return new CallProblem('session.required', { status, message: 'Sign in to do this.' });
  }
  if (!isRefusal(answer)) {
    return new CallProblem('server.error', {
      status: 500,
      message: UNWORDED_MESSAGE,
    });
  }
  const { code } = answer;
  const isInSeconds = wait !== null && /^\d+$/.test(wait);
  return new CallProblem(code, {
    ...answer,
    status,
    ...(isInSeconds && { retryAfter: Number(wait) }),
  });
}

function isRefusal(answer: unknown): answer is ProblemDocument {
  const { code, message } = (answer ?? {}) as Partial<ProblemDocument>;
  return typeof code === 'string' && typeof message === 'string';
}

async function checkAgainstContract(name: EndpointName, answer: unknown): Promise<void> {
  const { contract: full } = await import('@manemitra/contract/contract');
  const result = full[name].answer.safeParse(answer);
  if (!result.success) {
    throw new Error(`The answer of ${name} breaks the contract.`, { cause: result.error });
  }
}
