import { isDeepStrictEqual } from 'node:util';
import type { EndpointShape } from '@manemitra/contract/endpoint';
import { keptBody, type KeptBody } from './kept-body.ts';

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
  /** Where it is kept: the same, with what it is compressed to. */
  body?: KeptBody;
}

export function writtenAnswer<Answer>(value: Answer, json: () => Buffer): WrittenAnswer<Answer> {
  return { [WRITTEN]: true, value, json };
}

/** The part of a handler's answer that its endpoint lets out, to the last field; throws if it does not fit the schema. */
export function fittingAnswer(
  { name, answer: schema }: EndpointShape,
  answer: unknown,
): WrittenAnswer<unknown> {
  const checked = schema.safeParse(answer);
  if (checked.success) {
    return writtenAnswer(checked.data, () => Buffer.from(JSON.stringify(checked.data)));
  }
  throw new Error(`The answer of ${name} does not fit its schema.`, { cause: checked.error });
}

/** The same answer, written now and once. */
export function keptAnswer<Answer>(
  answer: WrittenAnswer<Answer>,
): WrittenAnswer<Answer> & { body: KeptBody } {
  const body = keptBody(answer.json());
  return { ...answer, json: () => body.raw, body };
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
