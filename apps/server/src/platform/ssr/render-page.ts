import { randomBytes } from 'node:crypto';
import type { Client } from '@manemitra/contract/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestHandler, ServerBuild } from 'react-router';
import { pagePolicy } from '#server/platform/http/security-headers.ts';
import { pageKeeper, type KeepPagesOptions } from './keep-pages.ts';
import { fromWebApp, type WebApp } from './web-build.ts';

declare module 'react-router' {
  // The web app turns this on: loaders get a `RouterContextProvider`.
  interface Future {
    v8_middleware: true;
  }
}

export interface PageOptions {
  web: WebApp;
  publicUrl: string | undefined;
  /** The API for the loaders of one page. */
  clientFor: (request: FastifyRequest, reply: FastifyReply) => Client;
  isDevelopment: boolean;
  /** Another origin to which pages may send files. */
  uploadsGoTo?: string | undefined;
  /** Another origin whose pages may be framed. */
  framesFrom?: string | undefined;
  socialLinks: readonly string[];
  hasOfflinePages: boolean;
  /** Which pages may be cached for visitors without a cookie. If absent, none. */
  keeping?: Omit<KeepPagesOptions, 'policy'>;
}

export type RenderPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A function that renders whatever page the web app has at a request's address. */
export async function pageRenderer({
  web,
  publicUrl,
  clientFor,
  isDevelopment,
  uploadsGoTo,
  framesFrom,
  socialLinks,
  hasOfflinePages,
  keeping,
}: PageOptions): Promise<RenderPage> {
  // Not before the web app was loaded, which decides whether React's production code is used.
  const { createRequestHandler, RouterContextProvider } = await import('react-router');
  const mode = isDevelopment ? 'development' : 'production';
  // It ranks every route of the app when it is made: once for a build, not for each page.
  let made: { of: ServerBuild; handle: RequestHandler } | undefined;
  const handlerOf = (build: ServerBuild): RequestHandler => {
    if (made?.of !== build) made = { of: build, handle: createRequestHandler(build, mode) };
    return made.handle;
  };
  const policy = (inline: readonly string[]) => pagePolicy(inline, uploadsGoTo, framesFrom);
  const keeper = isDevelopment || !keeping ? undefined : pageKeeper({ ...keeping, policy });
  return async (request, reply) => {
    const client = clientFor(request, reply);
    const key = keeper?.keyOf(request);
    if (keeper && key !== undefined) {
      reply.header('cache-control', cacheControl(request));
      const page = await keeper.find(key, client);
      if (page) return keeper.send(reply, page);
    }
    const recorded = key === undefined ? undefined : keeper?.record(client);
    const build = await web.load();
    const app = fromWebApp(build);
    // React warns about the empty nonce that browsers show it, so development does without.
    const nonce = isDevelopment ? undefined : randomBytes(16).toString('base64');

    const context = new RouterContextProvider();
    context.set(app.apiContext, recorded?.client ?? client);
    context.set(app.nonceContext, nonce);
    context.set(app.publicUrlContext, publicUrl);
    context.set(app.socialLinksContext, socialLinks);
    context.set(app.offlinePagesContext, hasOfflinePages);

    const response = await handlerOf(build)(toWebRequest(request, reply, publicUrl), context);
    if (keeper && recorded && key !== undefined && nonce !== undefined) {
      const text = app.textOf(response);
      const made = { request, response, text, nonce, calls: recorded.calls };
      return keeper.send(reply, await keeper.keep(key, made));
    }
    if (nonce) reply.header('content-security-policy', policy([`'nonce-${nonce}'`]));
    else reply.header('content-security-policy', "frame-ancestors 'none'");
    if (!response.headers.has('cache-control'))
      reply.header('cache-control', cacheControl(request));
    return reply.send(response);
  };
}

/**
 * Most pages carry their own nonce, so only their visitor's browser may cache them. With a session not even that: after
 * signing out, "back" must not show the page to the next person.
 */
function cacheControl({ headers }: FastifyRequest): string {
  return headers.cookie === undefined ? 'private, no-cache' : 'private, no-store';
}

/** The same request as the web platform's `Request`; aborted when the visitor leaves. */
function toWebRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  // An address such as `//other.site/` must stay a path on ours.
  const url = new URL(publicUrl ?? `${request.protocol}://${request.host || 'localhost'}`);
  const [path = '/', ...query] = request.url.split('?');
  url.pathname = path;
  url.search = query.join('?');
  const form = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  return new Request(url, {
    method: request.method,
    headers,
    signal: left.signal,
    ...(form === undefined ? {} : { body: form }),
  });
}
