import { contextMaker } from '#server/platform/http/call-context.ts';
import { ANYONE } from '#server/platform/sessions/caller.ts';

/** The context of a call by nobody in particular. */
export const anonymousContext = contextMaker({
  now: () => new Date('2026-11-21T09:00:00Z'),
  today: () => '2026-11-21',
  sessionCookieOf: () => ({ token: undefined, give: () => undefined, take: () => undefined }),
  deviceCookieOf: () => ({ shown: undefined, give: () => undefined }),
  findCaller: async () => ANYONE,
  findService: async () => ANYONE,
}).withoutRequest;
