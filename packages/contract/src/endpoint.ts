import type { z } from 'zod';
import type { Access, ServiceScope } from './access.ts';
import { type Address, type Method, partsOf, type Path } from './address.ts';
import type { ProblemCode } from './problems.ts';
import type { RateLimit } from './rate-limits.ts';

export type Schema = z.ZodType;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

interface EndpointDefinition {
  summary: string;
  /** Where it is reached, from `wire.ts`. */
  at: Address;
  access: Access;
  /** How often one address may call it; default `ORDINARY`. */
  limit?: RateLimit;
  /** Service tokens of this scope may call it too. */
  serviceScope?: ServiceScope;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /**
   * Set when the body is one file, sent as `multipart/form-data`: at most so many bytes, and the refusals of a missing
   * and of a too large one. The handler gets it as `{fileName, bytes}`.
   */
  upload?: { maxBytes: number; missing: ProblemCode; tooLarge: ProblemCode };
  /** The file is not held in memory: the handler gets it as `{fileName, content}` and reads it as it arrives. */
  streamsUpload?: true;
  /**
   * Grave: the caller has to have proved within the last ten minutes who they are. A sign-in is a proof; `proveIdentity`
   * gives a fresh one.
   */
  needsProof?: true;
  /** Open also to staff who have yet to set up the second factor that their role needs. */
  isOpenBeforeSetUp?: true;
  /** Answers a file; clients take it by its address. */
  download?: true;
  answer: Schema;
  /** Refusals beyond the common ones; answering any other is a bug that fails tests. */
  problems: readonly ProblemCode[];
}

export interface Reached {
  method: Method;
  path: Path;
}

type Endpoint = EndpointDefinition & Reached;

/** An endpoint of a contract, with its name there, a verb and a noun: so the OpenAPI document and errors call it. */
export type EndpointShape = Endpoint & { name: string };

/**
 * An endpoint as data: routes, validation, documentation and clients are all derived from it. Its name is that of the constant
 * that it is exported as.
 */
export function endpoint<const E extends EndpointDefinition>(definition: E): E & Reached {
  return { ...definition, ...partsOf(definition.at) };
}

type EndpointsOf<Exports> = {
  [Name in keyof Exports as Exports[Name] extends Endpoint ? Name : never]: Exports[Name] & {
    name: Name;
  };
};

/** The endpoints among what some modules export, each with its name. */
export function endpointsOf<Exports extends object>(exports: Exports): EndpointsOf<Exports> {
  const named = Object.entries(exports)
    .filter(([, each]: [string, unknown]) => isEndpoint(each))
    .map(([name, each]: [string, object]) => [name, { ...each, name }]);
  return Object.fromEntries(named) as EndpointsOf<Exports>;
}

const isEndpoint = (each: unknown): boolean =>
  typeof each === 'object' && each !== null && 'at' in each && 'access' in each;

/** What a handler receives: validated and coerced. */
export type EndpointInput<E extends Endpoint> = {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
};

type Given<K extends string, S> = S extends z.ZodType ? { [key in K]: Input<S> } : unknown;

/** What a caller gives: exactly the parts that the endpoint takes. */
export type EndpointCall<E extends Endpoint> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']>;

export type EndpointAnswer<E extends Endpoint> = z.output<E['answer']>;
