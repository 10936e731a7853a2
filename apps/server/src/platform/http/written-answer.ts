import { isDeepStrictEqual } from 'node:util';
import type { EndpointShape } from '@manemitra/contract/endpoint';

const WRITTEN = Symbol('written answer');

/**
 * An answer whose parts its handler has held against the schema and written as JSON already, because they are the same
 * in many answers. Tests hold both of its forms against the schema of the endpoint.
 */
export interface WrittenAnswer<Answer> {
  [WRITTEN]: true;
  value: Answer;
  /** UTF-8. */
  json: () => Buffer;
}

export function writtenAnswer<Answer>(value: Answer, json: () => Buffer): WrittenAnswer<Answer> {
  return { [WRITTEN]: true, value, json };
}

export function isWritten(answer: unknown): answer is WrittenAnswer<unknown> {
  return typeof answer === 'object' && answer !== null && WRITTEN in answer;
}

/** Throws when a written answer is not what the endpoint's schema would have let out, to the last field. */
export function holdAgainstSchema(
  { name, answer: schema }: EndpointShape,
  answer: WrittenAnswer<unknown>,
): void {
  const sent: unknown = JSON.parse(answer.json().toString());
  const asValue: unknown = JSON.parse(JSON.stringify(answer.value));
  const checked = schema.safeParse(sent);
  const isSame = isDeepStrictEqual(checked.data, sent) && isDeepStrictEqual(asValue, sent);
  if (!isSame) {
    throw new Error(`The written answer of ${name} is not what its schema lets out.`, {
      cause: checked.error,
    });
  }
}
