import { data, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { isUnreached, UNREACHED_MESSAGE, UNWORDED_MESSAGE } from '#web/api/problem.ts';
import { type Refused, typedOf } from './outcome.ts';

/** The outcome of a form, by the route to which it was sent. */
type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/**
 * Treats a form of the dashboard that gets no answer like a refused one: its screen stays with its input and says so.
 * Without this the error page would replace it, and the input would be lost.
 */
export const keepUnanswered: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === 'GET') return next();
  const sent = request.clone();
  const results = await next();
  const entries = await Promise.all(
    Object.entries(results).map(async ([route, outcome]) => {
      const message = outcome.type === 'error' ? messageOf(outcome.result) : undefined;
      if (message === undefined) return [route, outcome] as const;
      const refused = refusedAs(await sent.clone().formData(), message);
      // Its status says that there is nothing new to load, which would fail just so.
      return [route, { type: 'data', result: data(refused, { status: 503 }) }] as const;
    }),
  );
  return Object.fromEntries(entries);
};

/** Undefined for what our own server said: that has its page. */
function messageOf(result: unknown): string | undefined {
  // An error that came without a status is wrapped by the router.
  const error =
    result instanceof Error || isRouteErrorResponse(result) ? result : unwrapped(result);
  if (isUnreached(error)) return UNREACHED_MESSAGE;
  // The page of a proxy, or our own server that has too much to do.
  const isAway = isRouteErrorResponse(error) && [502, 503, 504].includes(error.status);
  return isAway ? UNWORDED_MESSAGE : undefined;
}

const unwrapped = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'data' in result ? result.data : result;

function refusedAs(form: FormData, message: string): Refused {
  const typed = typedOf(form);
  return {
    kind: 'refused',
    intent: typed['intent'] ?? '',
    code: 'server.unavailable',
    message: `${message} Nothing that you entered here is lost.`,
    errors: {},
    current: null,
    changes: [],
    alike: [],
    typed,
  };
}
