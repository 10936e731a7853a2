import type { EndpointAnswer, EndpointInput, EndpointShape } from '@manemitra/contract/endpoint';
import type { WrittenAnswer } from './written-answer.ts';

/** What a handler may know about the call beyond its validated input. */
export interface CallContext {
  requestId: string;
  /** The day in Bengaluru as `YYYY-MM-DD`. */
  today: string;
  /** The caller's browser asks not to be tracked (Do Not Track, Global Privacy Control). */
  wantsNoTracking?: boolean;
}

export type Handler<E extends EndpointShape> = (
  input: EndpointInput<E>,
  context: CallContext,
) => Promise<EndpointAnswer<E> | WrittenAnswer<EndpointAnswer<E>>>;

/** One handler for every endpoint of a contract: the table behind both doors. */
export type HandlerTable<C extends Record<string, EndpointShape>> = {
  [Name in keyof C]: Handler<C[Name]>;
};
