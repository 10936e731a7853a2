import type { Client } from '@manemitra/contract/client';
import { contract } from '@manemitra/contract/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { serveFacades } from './features/pictures/serve-facades.ts';
import { propertyRoutes } from './features/properties/properties.routes.ts';
import { queryRoutes } from './features/queries/queries.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { registerDocumentation } from './platform/http/documentation.ts';
import type { HandlerTable } from './platform/http/handler.ts';
import { createInProcessClient } from './platform/http/in-process-client.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import { type RateLimit, scaled } from './platform/http/rate-limit.ts';
import { registerEndpoints } from './platform/http/register-endpoints.ts';
import { pageRenderer } from './platform/ssr/render-page.ts';
import { serveWebApp } from './platform/ssr/serve-web-app.ts';
import type { WebApp } from './platform/ssr/web-build.ts';
import { todayInBengaluru } from './today.ts';

export interface App {
  app: FastifyInstance;
  /** The API without HTTP. */
  client: Client;
  close: () => Promise<void>;
}

export interface AppOptions {
  db: Kysely<Database>;
  /** The web app; without it only the API is served. */
  web?: WebApp;
  /** Tests: an answer or a refusal outside the contract is an error. */
  isStrict?: boolean;
  isDevelopment?: boolean;
  /** Development: serves sources ahead of all routes. */
  beforeRoutes?: (app: FastifyInstance) => Promise<void>;
}

/** The whole product as one value: every endpoint, page and rule, wired to a database. It does not listen yet. */
export async function createApp(config: Config, options: AppOptions): Promise<App> {
  const { db, web, isStrict = false, isDevelopment = false } = options;
  const handlers = handlersFor({ db });
  const app = await createHttpServer(config);
  await options.beforeRoutes?.(app);

  const clientFor = (requestId: string): Client =>
    createInProcessClient(contract, handlers, {
      context: () => ({ requestId, today: todayInBengaluru() }),
      isStrict,
      report: (error) => app.log.error({ err: error, reqId: requestId }, 'call failed'),
    });
  const renderPage =
    web &&
    (await pageRenderer({
      web,
      publicUrl: config.publicUrl,
      clientFor: (request) => clientFor(request.id),
      isDevelopment,
    }));
  const limitOf = (name: string) => scaled(LIMITS[name] ?? ORDINARY, config.rateLimitScale);

  await registerDocumentation(app, openApiDocument(contract, about(config)));
  registerEndpoints(app, contract, handlers, {
    today: todayInBengaluru,
    isStrict,
    limitOf,
    ...(renderPage ? { renderPage } : {}),
  });
  serveFacades(app);
  if (web && renderPage) {
    await serveWebApp(app, { assets: web.assets, renderPage, limit: limitOf('pages') });
  }
  return { app, client: clientFor('in-process'), close: () => app.close() };
}

/** Every feature's endpoints in one table. */
function handlersFor(deps: { db: Kysely<Database> }): HandlerTable<typeof contract> {
  return {
    ...chatRoutes(deps),
    ...queryRoutes(deps),
    ...searchRoutes(deps),
    ...propertyRoutes(deps),
    ...healthRoutes(deps),
  };
}

/** Calls of one address to one endpoint: more than any person makes, less than harms the others. */
const ORDINARY: RateLimit = { calls: 600, perMs: 60_000 };
/** Typing is not abuse: these two run while somebody writes or edits a sentence. */
const TYPING: RateLimit = { calls: 20, perMs: 1_000 };
const LIMITS: Record<string, RateLimit> = { interpretQuery: TYPING, describeQuery: TYPING };

const about = (config: Config) => ({
  title: 'ManeMitra',
  description:
    'Search for homes in Bengaluru in your own words. Refusals are `application/problem+json`; branch on `code`, never on the text.',
  version: '1',
  serverUrl: config.publicUrl ?? '/',
});
