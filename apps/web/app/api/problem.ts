import type { Problem, ProblemCode } from '@manemitra/contract/problems';

/** An expected refusal, as far as a page needs it. */
export interface Refusal {
  code: ProblemCode;
  message: string;
  status: number;
  /** The step of a conversation to go on with. */
  nextHref: string | undefined;
  /** Seconds after which the same may succeed. */
  retryAfter: number | undefined;
}

/** Stands in where an answer has no words of ours: a proxy's page, or an empty one. */
export const UNWORDED_MESSAGE = 'Something went wrong on our side. Try again in a moment.';

/** For a call that got no answer. */
export const UNREACHED_MESSAGE =
  'We could not reach the server. Check your connection and try again.';

/** Whether the error is the browser's, for a call that got no answer. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|load failed|networkerror/i.test(error.message);

/**
 * The refusal in an error, or undefined when it is a bug. Told by its shape, not by `instanceof`: the
 * server and these pages are two bundles, each with its own copy of the class.
 */
export function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || error.name !== 'Problem') return undefined;
  const { code, status, nextHref, retryAfter } = error as Partial<Problem>;
  if (code === undefined || status === undefined) return undefined;
  return { code, message: error.message, status, nextHref, retryAfter };
}

/** What is wrong with each field of a body, by its name; empty when the error is not about fields. */
export function fieldErrorsIn(error: unknown): Record<string, string> {
  if (refusalIn(error) === undefined) return {};
  const { fields = [] } = error as Problem;
  return Object.fromEntries(
    // The first is the one to mend first.
    fields.toReversed().map(({ field, message }) => [field.replace(/^body\./, ''), message]),
  );
}

/** Who changed what during an edit; undefined for any other error. */
export function overtakenBy(error: unknown): { by: string | null; at: string | null } | undefined {
  if (refusalIn(error)?.code !== 'edit.stale') return undefined;
  const { current, changes = [] } = error as Problem;
  const [last] = changes.toSorted((a, b) => b.at.localeCompare(a.at));
  return {
    by: last?.by ?? current?.changedBy ?? null,
    at: last?.at ?? current?.changedAt ?? null,
  };
}
