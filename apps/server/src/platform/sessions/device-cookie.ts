import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie that shows that a browser was here before. It grants nothing but separate limits. */
export interface DeviceCookie {
  /** As the browser shows it: look at its form before you believe anything. */
  shown: string | undefined;
  /** Has the caller's browser keep it for so many seconds, in place of any other. */
  give: (value: string, seconds: number) => void;
}

/** Reads and writes the cookie of the device, which no script can read. Cookies have to be registered already. */
export function deviceCookies(
  publicUrl: string | undefined,
): (request: FastifyRequest, reply: FastifyReply) => DeviceCookie {
  const secure = publicUrl?.startsWith('https:') === true;
  const name = secure ? '__Host-device' : 'device';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return (request, reply) => ({
    shown: request.cookies[name],
    give: (value, seconds) => void reply.setCookie(name, value, { ...attributes, maxAge: seconds }),
  });
}
