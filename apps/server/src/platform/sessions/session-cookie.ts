import cookies from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTokenForm } from './secret-token.ts';

export interface SessionCookie {
  /** The token that the caller showed, not looked up yet. */
  token: string | undefined;
  /** Has the caller's browser keep a token for so many seconds, in place of any other. */
  give: (token: string, seconds: number) => void;
  /** Has the caller's browser forget its token. */
  take: () => void;
}

/**
 * Lets requests carry a session cookie that no script can read and no other site can send along with a change. Over TLS
 * it is `Secure` and has the `__Host-` prefix, so that no neighbouring domain can plant one. Returns the cookie of a
 * request.
 */
export async function registerSessionCookies(
  app: FastifyInstance,
  publicUrl: string | undefined,
): Promise<(request: FastifyRequest, reply: FastifyReply) => SessionCookie> {
  await app.register(cookies);
  const secure = publicUrl?.startsWith('https:') === true;
  const name = secure ? '__Host-session' : 'session';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return (request, reply) => {
    const shown = request.cookies[name];
    return {
      token: shown !== undefined && isTokenForm(shown) ? shown : undefined,
      give: (token, seconds) =>
        void reply.setCookie(name, token, { ...attributes, maxAge: seconds }),
      take: () => void reply.clearCookie(name, attributes),
    };
  };
}
