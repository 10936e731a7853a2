import { PROOF_MINUTES } from '@manemitra/contract/limits';
import { mayCall } from '@manemitra/contract/access';
import type { EndpointShape, Schema } from '@manemitra/contract/endpoint';
import { COMMON_PROBLEMS, Problem, type FieldProblem } from '@manemitra/contract/problems';
import { roleOf, type Caller } from '#server/platform/sessions/caller.ts';
import { findUnfit } from './body-shape.ts';
import { type FileAnswer, isFile } from './file-answer.ts';
import type { CallContext, Handler } from './handler.ts';
import {
  fittingAnswer,
  holdAgainstSchema,
  isWritten,
  type WrittenAnswer,
} from './written-answer.ts';

/** The parts of a call before anybody has looked at them. */
export interface RawCall {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** A handler's answer, for either door. */
interface Answered extends Pick<WrittenAnswer<unknown>, 'value' | 'json' | 'body'> {
  /** The answer of an endpoint with `download`. */
  file?: FileAnswer;
}

/**
 * The one way into a handler, from either door. A caller without access is refused before anything is read; all errors of
 * the input are reported at once; only fields of the answer's schema leave. `isStrict` (tests) also makes an unlisted
 * refusal, or a written answer that does not fit the schema, an error.
 */
export async function callEndpoint<E extends EndpointShape>(
  { endpoint, handler, isStrict }: { endpoint: E; handler: Handler<E>; isStrict: boolean },
  raw: RawCall,
  context: CallContext,
): Promise<Answered> {
  refuseUnlessAllowed(endpoint, context.caller);
  if (endpoint.needsProof) refuseUnlessProved(context);
  const input = validInput(endpoint, raw) as Parameters<Handler<E>>[0];
  let answer: unknown;
  try {
    answer = await handler(input, context);
  } catch (error) {
    if (isStrict && error instanceof Problem && !mayRefuseWith(endpoint, error)) {
      throw new Error(`${endpoint.name} refused with ${error.code}, which it does not list.`, {
        cause: error,
      });
    }
    throw error;
  }
  if (endpoint.download && isFile(answer)) {
    return { value: undefined, json: () => Buffer.of(), file: answer };
  }
  if (isWritten(answer)) {
    if (isStrict) holdAgainstSchema(endpoint, answer);
    return answer;
  }
  return fittingAnswer(endpoint, answer);
}

/**
 * Refuses a caller whom the endpoint does not admit: 401 without a session, else 403; also one who must set up a second
 * factor first.
 */
export function refuseUnlessAllowed(
  {
    access,
    serviceScope,
    isOpenBeforeSetUp,
  }: Pick<EndpointShape, 'access' | 'serviceScope' | 'isOpenBeforeSetUp'>,
  caller: Caller,
): void {
  if (mayCall(access, roleOf(caller))) {
    const isShut = caller.kind === 'account' && caller.mustSetUp && access !== 'anyone';
    if (isShut && !isOpenBeforeSetUp) throw new Problem('second-factor.required');
    return;
  }
  if (caller.kind === 'service' && serviceScope && caller.scopes.includes(serviceScope)) return;
  throw new Problem(caller.kind === 'anyone' ? 'session.required' : 'access.refused');
}

const PROOF_HOLDS_MS = PROOF_MINUTES * 60_000;

/** Grave acts need more than a session: a browser may be left open, and a cookie can be stolen. */
function refuseUnlessProved({ caller, now }: CallContext): void {
  const provedAt = caller.kind === 'account' ? caller.provedAt.getTime() : -Infinity;
  if (now.getTime() - provedAt > PROOF_HOLDS_MS) throw new Problem('proof.needed');
}

function mayRefuseWith(endpoint: EndpointShape, problem: Problem): boolean {
  return [...COMMON_PROBLEMS, ...endpoint.problems].includes(problem.code);
}

function validInput(endpoint: EndpointShape, raw: RawCall): Record<keyof RawCall, unknown> {
  const problems: FieldProblem[] = [];
  const part = (name: keyof RawCall, schema: Schema | undefined): unknown => {
    if (schema === undefined) return undefined;
    const result = schema.safeParse(raw[name] ?? (name === 'query' ? {} : raw[name]), {
      error: (issue) => (issue.input === undefined ? 'This is required.' : undefined),
    });
    const unfit = findUnfit(raw[name], [name]);
    if (unfit) problems.push({ field: unfit.path.join('.'), message: unfit.message });
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      problems.push({ field: [name, ...issue.path].join('.'), message: issue.message });
    }
    return undefined;
  };
  const input = {
    params: part('params', endpoint.params),
    query: part('query', endpoint.query),
    body: part('body', endpoint.body),
  };
  if (problems.length > 0) throw new Problem('input.invalid', { fields: problems });
  return input;
}
