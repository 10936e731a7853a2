import type { Client } from '@manemitra/contract/client';
import { contract } from '@manemitra/contract/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { serveDocuments } from './features/documents/serve-documents.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { servePictures } from './features/pictures/serve-pictures.ts';
import { servePreviews } from './features/pictures/serve-previews.ts';
import type { PlaceServices } from './features/places/outside-services.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { servePlans } from './features/plans/serve-plans.ts';
import { propertyRoutes } from './features/properties/properties.routes.ts';
import { queryRoutes } from './features/queries/queries.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { serveSitemap } from './features/sitemap/serve-sitemap.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { registerDocumentation } from './platform/http/documentation.ts';
import type { HandlerTable } from './platform/http/handler.ts';
import { createInProcessClient } from './platform/http/in-process-client.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import { type RateLimit, scaled } from './platform/http/rate-limit.ts';
import { registerEndpoints } from './platform/http/register-endpoints.ts';
import { routeEstimator } from './providers/directions/estimate-route.ts';
import { googleRouter } from './providers/directions/google-routes.ts';
import { osrmRouter } from './providers/directions/osrm.ts';
import { valhallaRouter } from './providers/directions/valhalla.ts';
import { googlePlaces } from './providers/nearby-places/google-places.ts';
import { googleStreetView } from './providers/street-view/google-street-view.ts';
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
  const app = await createHttpServer(config);
  const places = placeServices(config, ({ system, reason, message }) =>
    app.log.warn({ system, reason }, message),
  );
  const handlers = handlersFor({ db, places });
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
      hasStyleguide: isDevelopment || config.styleguide,
      socialLinks: config.socialLinks,
    }));
  const limitOf = (name: string) => scaled(LIMITS[name] ?? ORDINARY, config.rateLimitScale);

  await registerDocumentation(app, openApiDocument(contract, about(config)));
  registerEndpoints(app, contract, handlers, {
    today: todayInBengaluru,
    isStrict,
    limitOf,
    ...(renderPage ? { renderPage } : {}),
  });
  servePictures(app);
  servePreviews(app, { db, limit: limitOf('previews') });
  servePlans(app);
  serveDocuments(app, { db, limit: limitOf('documents') });
  serveSitemap(app, { db, publicUrl: config.publicUrl, limit: limitOf('sitemap') });
  if (web && renderPage) {
    await serveWebApp(app, { assets: web.assets, renderPage, limit: limitOf('pages') });
  }
  return { app, client: clientFor('in-process'), close: () => app.close() };
}

/** Every feature's endpoints in one table. */
function handlersFor(deps: {
  db: Kysely<Database>;
  places: PlaceServices;
}): HandlerTable<typeof contract> {
  return {
    ...chatRoutes(deps),
    ...queryRoutes(deps),
    ...searchRoutes(deps),
    ...propertyRoutes(deps),
    ...placeRoutes(deps),
    ...healthRoutes(deps),
  };
}

/** The outside systems of the location tab that the configuration names; without any it asks nobody. */
function placeServices(config: Config, report: PlaceServices['report']): PlaceServices {
  const { directionsKind, directionsUrl, googleMapsKey, googleMapsUrl } = config;
  const google = (baseUrl: string) =>
    googleMapsKey === undefined
      ? undefined
      : { key: googleMapsKey, baseUrl: googleMapsUrl ?? baseUrl };
  const routes = google('https://routes.googleapis.com');
  const streets = google('https://maps.googleapis.com');
  const around = google('https://places.googleapis.com');
  return {
    report,
    estimateRoute: routeEstimator(),
    ...(directionsKind === 'osrm' && directionsUrl ? { findRoute: osrmRouter(directionsUrl) } : {}),
    ...(directionsKind === 'valhalla' && directionsUrl
      ? { findRoute: valhallaRouter(directionsUrl) }
      : {}),
    ...(directionsKind === 'google' && routes ? { findRoute: googleRouter(routes) } : {}),
    ...(config.nearbyPlaces === 'google' && around ? { findPlaces: googlePlaces(around) } : {}),
    ...(streets ? { findPanorama: googleStreetView(streets) } : {}),
  };
}

/** Calls of one address to one endpoint: more than any person makes, less than harms the others. */
const ORDINARY: RateLimit = { calls: 600, perMs: 60_000 };
/** Typing is not abuse: these two run while somebody writes or edits a sentence. */
const TYPING: RateLimit = { calls: 20, perMs: 1_000 };
/** Each of a project's papers and link previews is drawn for the asking: looking through four files a minute is plenty. */
const PAPERS: RateLimit = { calls: 80, perMs: 60_000 };
/** Each may cost a call to a paid service: tapping a place a second is plenty. */
const OUTSIDE: RateLimit = { calls: 60, perMs: 60_000 };
const LIMITS: Record<string, RateLimit> = {
  interpretQuery: TYPING,
  describeQuery: TYPING,
  documents: PAPERS,
  previews: PAPERS,
  getDirections: OUTSIDE,
  getStreetView: OUTSIDE,
  getNearbyPlaces: OUTSIDE,
};

const about = (config: Config) => ({
  title: 'ManeMitra',
  description:
    'Search for homes in Bengaluru in your own words. Refusals are `application/problem+json`; branch on `code`, never on the text.',
  version: '1',
  serverUrl: config.publicUrl ?? '/',
});
