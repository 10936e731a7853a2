import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANYONE, type Caller } from '#server/platform/sessions/caller.ts';
import { isTokenForm } from '#server/platform/sessions/secret-token.ts';
import type { DeviceCookie } from '#server/platform/sessions/device-cookie.ts';
import type { SessionCookie } from '#server/platform/sessions/session-cookie.ts';
import type { CallContext } from './handler.ts';
import { chargeUnlessKnown } from './work-budget.ts';

interface ContextParts {
  now: () => Date;
  /** The day in Bengaluru as `YYYY-MM-DD`. */
  today: () => string;
  sessionCookieOf: (request: FastifyRequest, reply: FastifyReply) => SessionCookie;
  deviceCookieOf: (request: FastifyRequest, reply: FastifyReply) => DeviceCookie;
  /** Whose session a token belongs to. */
  findCaller: (token: string, now: Date) => Promise<Caller>;
  /** Which program a bearer token belongs to; anyone when it is not good. */
  findService: (token: string, now: Date) => Promise<Caller>;
}

interface ContextMaker {
  (request: FastifyRequest, reply: FastifyReply): Promise<CallContext>;
  /** For calls that no visitor makes: they come from anyone, and cannot sign in. */
  withoutRequest: () => Promise<CallContext>;
}

/** What is known about the call of a request. Who shows no session costs no look into the database. */
export function contextMaker({
  now,
  today,
  sessionCookieOf,
  deviceCookieOf,
  findCaller,
  findService,
}: ContextParts) {
  const contextOf = async (request: FastifyRequest, reply: FastifyReply): Promise<CallContext> => {
    const at = now();
    const sessionCookie = sessionCookieOf(request, reply);
    const { token } = sessionCookie;
    const bearer = bearerOf(request.headers.authorization);
    const caller =
      bearer !== undefined
        ? await findService(bearer, at)
        : token === undefined
          ? ANYONE
          : await findCaller(token, at);
    chargeUnlessKnown(request, caller);
    return {
      requestId: request.id,
      today: today(),
      now: at,
      address: request.ip,
      caller,
      sessionCookie,
      deviceCookie: deviceCookieOf(request, reply),
      userAgent: request.headers['user-agent'],
      wantsNoTracking: request.headers.dnt === '1' || request.headers['sec-gpc'] === '1',
    };
  };
  return Object.assign(contextOf, {
    withoutRequest: async (): Promise<CallContext> => ({
      requestId: 'in-process',
      today: today(),
      now: now(),
      address: 'in-process',
      caller: ANYONE,
      sessionCookie: NO_COOKIE,
      deviceCookie: NO_DEVICE,
    }),
  }) satisfies ContextMaker;
}

/** The token of `Authorization: Bearer …`, if it has the form of one of ours. */
function bearerOf(authorization: string | undefined): string | undefined {
  const found = /^Bearer +(?<token>\S+)$/i.exec(authorization ?? '');
  const token = found?.groups?.['token'];
  return token !== undefined && isTokenForm(token) ? token : undefined;
}

const NO_COOKIE: SessionCookie = {
  token: undefined,
  give: () => {
    throw new Error('A call without a request has no browser that could keep a session.');
  },
  take: () => undefined,
};

const NO_DEVICE: DeviceCookie = { shown: undefined, give: () => undefined };
