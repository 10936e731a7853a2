import type { EndpointAnswer, EndpointInput, EndpointShape } from '@manemitra/contract/endpoint';
import type { Caller } from '#server/platform/sessions/caller.ts';
import type { DeviceCookie } from '#server/platform/sessions/device-cookie.ts';
import type { SessionCookie } from '#server/platform/sessions/session-cookie.ts';
import type { FileAnswer } from './file-answer.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** What a handler knows of the call besides its validated input. */
export interface CallContext {
  requestId: string;
  /** The day in Bengaluru as `YYYY-MM-DD`. */
  today: string;
  /** When the call came in; what expires is measured against this. */
  now: Date;
  /** The caller's network address, for limits and the audit log. */
  address: string;
  /** The caller, by the session. Access was checked before the handler runs. */
  caller: Caller;
  /** The session cookie of the caller's browser. */
  sessionCookie: SessionCookie;
  /** The cookie that shows that this browser signed in before. */
  deviceCookie: DeviceCookie;
  /** The caller's user agent, unchecked. */
  userAgent?: string | undefined;
  /** The caller's browser asks not to be tracked (Do Not Track, Global Privacy Control). */
  wantsNoTracking?: boolean;
  /** The content version that kept answers depend on, if this call has looked it up. */
  version?: number;
}

export type Handler<E extends EndpointShape> = (
  input: EndpointInput<E>,
  context: CallContext,
) => Promise<
  | EndpointAnswer<E>
  | WrittenAnswer<EndpointAnswer<E>>
  | (E extends { download: true } ? FileAnswer : never)
>;

/** One handler for every endpoint of a contract: the table behind both doors. */
export type HandlerTable<C extends Record<string, EndpointShape>> = {
  [Name in keyof C]: Handler<C[Name]>;
};
