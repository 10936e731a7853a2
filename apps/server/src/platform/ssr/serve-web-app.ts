import path from 'node:path';
import staticFiles from '@fastify/static';
import { Problem } from '@manemitra/contract/problems';
import type { FastifyInstance } from 'fastify';
import { FORMS, PAGES } from '@manemitra/contract/rate-limits';
import { rateLimit, scaled } from '#server/platform/http/rate-limit.ts';
import { ASSET_POLICY } from '#server/platform/http/security-headers.ts';
import type { RenderPage } from './render-page.ts';

/** Media types that a page's form can send. Anything else is answered with 415. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Files under here carry a hash of their content in their name. */
const HASHED = `${path.sep}assets${path.sep}`;

/** Serves the web app's files and, at every other address that is not the API's, its pages. */
export async function serveWebApp(
  app: FastifyInstance,
  options: {
    assets: string | undefined;
    renderPage: RenderPage;
    /** Multiplies the limits of pages and of what their forms send, for load tests. */
    limitScale: number;
  },
): Promise<void> {
  if (options.assets) await app.register(files, { root: options.assets });
  await app.register(async (pages) => {
    // The router reads what a form sends; that it is a form, and how large it may be, is decided here.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(FORM_TYPES, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    pages.all('/api/*', async () => {
      throw new Problem('route.not-found');
    });
    pages.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      config: rateLimit(scaled(PAGES, options.limitScale)),
      handler: options.renderPage,
    });
    pages.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/*',
      config: rateLimit(scaled(FORMS, options.limitScale)),
      preValidation: async ({ headers }) => {
        if (headers['content-type'] === undefined) {
          throw new Problem('request.unsupported-media-type');
        }
      },
      handler: options.renderPage,
    });
  });
}

async function files(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    // The browser's Accept-Encoding decides which precompressed form is sent.
    reply.header('vary', 'Accept-Encoding');
    reply.header('content-security-policy', ASSET_POLICY);
  });
  await app.register(staticFiles, {
    root,
    // One route per file: unknown addresses go to the pages.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      response.setHeader(
        'cache-control',
        file.includes(HASHED) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
