import type { Client } from '@manemitra/contract/client';
import { contract, type EndpointName } from '@manemitra/contract/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { migrations } from './database/migrations.ts';
import type { Database } from './database/schema.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { findCaller, purgeJobs } from './features/accounts/public.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { serveDocuments } from './features/documents/serve-documents.ts';
import { eventJobs } from './features/events/event-jobs.ts';
import { eventRoutes } from './features/events/events.routes.ts';
import { contentVersion } from './features/catalogue/public.ts';
import { exportJobs } from './features/exports/export-jobs.ts';
import { exportRoutes } from './features/exports/exports.routes.ts';
import { healthRoutes } from './features/health/health.routes.ts';
import { imageJobs } from './features/images/image-jobs.ts';
import { imageRoutes } from './features/images/images.routes.ts';
import { serveImages } from './features/images/serve-images.ts';
import { importJobs } from './features/imports/import-jobs.ts';
import { importRoutes } from './features/imports/imports.routes.ts';
import { leadRoutes } from './features/leads/leads.routes.ts';
import { serveLeadExport } from './features/leads/serve-lead-export.ts';
import { listRoutes } from './features/lists/lists.routes.ts';
import { messageJobs } from './features/messages/message-jobs.ts';
import { staffOperatorRoutes } from './features/operators/operators.routes.ts';
import { promoterRoutes } from './features/promoters/promoters.routes.ts';
import { promptRoutes } from './features/prompts/prompts.routes.ts';
import { findService } from './features/service-tokens/public.ts';
import { serviceTokenRoutes } from './features/service-tokens/service-tokens.routes.ts';
import { staffHubRoutes } from './features/staff-hub/staff-hub.routes.ts';
import { userRoutes } from './features/users/users.routes.ts';
import { phrasingJobs } from './features/phrasing/phrasing-jobs.ts';
import type { PhrasingServices } from './features/phrasing/public.ts';
import { servePictures } from './features/pictures/serve-pictures.ts';
import { servePreviews } from './features/pictures/serve-previews.ts';
import type { PlaceServices } from './features/places/outside-services.ts';
import { placeRoutes } from './features/places/places.routes.ts';
import { servePlans } from './features/plans/serve-plans.ts';
import { bulkRunJobs } from './features/property-editing/bulk-run-jobs.ts';
import { propertyEditingRoutes } from './features/property-editing/property-editing.routes.ts';
import { serveUploadedDocuments } from './features/property-editing/serve-uploaded-documents.ts';
import { propertyRoutes } from './features/properties/properties.routes.ts';
import { operatorRoutes } from './features/operator/operator.routes.ts';
import { queryRoutes } from './features/queries/queries.routes.ts';
import { isSearchReady } from './features/search/public.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { sellerRoutes } from './features/sellers/sellers.routes.ts';
import { serveSitemap } from './features/sitemap/serve-sitemap.ts';
import { figureSources } from './figures.ts';
import { analytics, imageStore, languageModel, messageSenders } from './outside-systems.ts';
import type { Outage } from './platform/ask-outside.ts';
import { isMigrated } from './platform/database/migrate.ts';
import { loggedQuery, type QueryWatch } from './platform/database/query-watch.ts';
import { createReadiness, type Readiness } from './platform/health/readiness.ts';
import { serveHealth } from './platform/health/serve-health.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { registerDocumentation } from './platform/http/documentation.ts';
import { contextMaker } from './platform/http/call-context.ts';
import type { CallContext, HandlerTable } from './platform/http/handler.ts';
import { createInProcessClient } from './platform/http/in-process-client.ts';
import { keepingAnswers } from './platform/http/keep-answers.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import { readingLate } from './platform/http/read-late.ts';
import { type RateLimit, scaled } from './platform/http/rate-limit.ts';
import { registerEndpoints } from './platform/http/register-endpoints.ts';
import { sharedCounts } from './platform/http/shared-counts.ts';
import type { JobTable } from './platform/jobs/job-table.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { routeEstimator } from './providers/directions/estimate-route.ts';
import { googleRouter } from './providers/directions/google-routes.ts';
import { osrmRouter } from './providers/directions/osrm.ts';
import { valhallaRouter } from './providers/directions/valhalla.ts';
import type { ImageStore } from './providers/image-store/image-store.port.ts';
import { googlePlaces } from './providers/nearby-places/google-places.ts';
import { googleStreetView } from './providers/street-view/google-street-view.ts';
import { pageRenderer } from './platform/ssr/render-page.ts';
import { serveWebApp } from './platform/ssr/serve-web-app.ts';
import type { WebApp } from './platform/ssr/web-build.ts';
import { registerSessionCookies } from './platform/sessions/session-cookie.ts';
import { todayInBengaluru } from './today.ts';

export interface App {
  app: FastifyInstance;
  /** What is done in the background; whoever runs the app decides whether this process does. */
  jobs: JobTable;
  /** The API without HTTP. */
  client: Client;
  /** Whether this process wants requests; whoever ends it says so here first. */
  readiness: Readiness;
  /** `undefined` where nobody is to read them. */
  metrics: Metrics | undefined;
  close: () => Promise<void>;
}

export interface AppOptions {
  db: Kysely<Database>;
  /** The web app; without it only the API is served. */
  web?: WebApp;
  /** Tests: an answer or a refusal outside the contract is an error. */
  isStrict?: boolean;
  isDevelopment?: boolean;
  /** What tells of the statements that run over `db`, for the log and for metrics. */
  queries?: QueryWatch;
  /** The clock that expiries and limits go by. Default the machine's. */
  now?: () => Date;
  /** Told a line for the person at the terminal: without a gateway, messages to people. */
  say?: (line: string) => void;
  /** Where lines of the log go; default the standard output. */
  logTo?: { write: (line: string) => void };
  /** Development: serves sources ahead of all routes. */
  beforeRoutes?: (app: FastifyInstance) => Promise<void>;
}

/** The whole product as one value: every endpoint, page and rule, wired to a database. It does not listen yet. */
export async function createApp(config: Config, options: AppOptions): Promise<App> {
  const { db, web, isStrict = false, isDevelopment = false } = options;
  const { now = () => new Date(), say = () => undefined } = options;
  let metrics: Metrics | undefined;
  const app = await createHttpServer({
    ...config,
    countCalls: sharedCounts(db),
    ...(options.logTo ? { logTo: options.logTo } : {}),
    onShed: (reason) => metrics?.countShed(reason),
  });
  if (config.metrics.token !== undefined || config.metrics.port !== undefined) {
    metrics = createMetrics(app, figureSources(db, app.requestsInWork));
  }
  options.queries?.tell((query) => {
    metrics?.countQuery(query);
    const isSlow = config.slowQueryMs > 0 && query.ms >= config.slowQueryMs;
    if (isSlow) app.log.warn(loggedQuery(query), 'slow query');
  });
  const readiness = createReadiness([
    { name: 'database', isReady: async () => isMigrated(db, {}) },
    { name: 'migrations', isReady: async () => isMigrated(db, migrations) },
    { name: 'search', isReady: async () => isSearchReady(db) },
  ]);
  const reportOutage = ({ system, reason, message }: Outage) =>
    app.log.warn({ system, reason }, message);
  const places = placeServices(config, reportOutage);
  const store = await imageStore(config);
  const ask = await languageModel(config);
  const phrasing: PhrasingServices = {
    budget: config.languageModelBudget,
    report: (reason) => app.log.warn({ reason }, 'the language model was not used'),
    ...(ask ? { ask } : {}),
  };
  const limitScale = config.rateLimitScale;
  const handlersOn = (on: Kysely<Database>) => {
    const made = handlersFor({ db: on, places, store, phrasing, config, limitScale });
    return keepingAnswers(contract, made, {
      // What a paid service says of places is not ours to keep.
      names: places.findPlaces ? KEPT : [...KEPT, 'getNearbyPlaces'],
      version: () => contentVersion(on),
      maxBytes: KEPT_BYTES,
    });
  };
  const handlers = readingLate(db, handlersOn, LATE);
  await options.beforeRoutes?.(app);

  const sessionCookieOf = await registerSessionCookies(app, config.publicUrl);
  const contextOf = contextMaker({
    now,
    today: todayInBengaluru,
    sessionCookieOf,
    findCaller: (token, at) => findCaller(db, token, at),
    findService: (token, at) => findService(db, token, at),
  });
  const clientFor = (requestId: string, context: () => Promise<CallContext>): Client =>
    createInProcessClient(contract, handlers, {
      context,
      isStrict,
      report: (error) => app.log.error({ err: error, reqId: requestId }, 'call failed'),
    });
  const renderPage =
    web &&
    (await pageRenderer({
      web,
      publicUrl: config.publicUrl,
      clientFor: (request, reply) => {
        // The loaders of one page share one look at the session.
        let context: Promise<CallContext> | undefined;
        return clientFor(request.id, () => (context ??= contextOf(request, reply)));
      },
      isDevelopment,
      uploadsGoTo: store.incoming?.origin,
      hasStyleguide: isDevelopment || config.styleguide,
      socialLinks: config.socialLinks,
      hasOfflinePages: config.offlinePages,
      ...(isDevelopment ? {} : { keeping: { ...KEPT_PAGES, today: todayInBengaluru } }),
    }));
  const limitOf = (name: string) => scaled(LIMITS[name] ?? ORDINARY, config.rateLimitScale);

  await registerDocumentation(app, openApiDocument(contract, about(config)));
  registerEndpoints(app, contract, handlers, {
    contextOf,
    isStrict,
    limitOf,
    ...(renderPage ? { renderPage } : {}),
  });
  serveHealth(app, readiness);
  if (metrics && config.metrics.token) serveMetrics(app, metrics, config.metrics.token);
  servePictures(app, { limit: limitOf('drawings') });
  servePreviews(app, { db, limit: limitOf('previews') });
  serveImages(app, { store, limit: limitOf('images') });
  servePlans(app, { limit: limitOf('drawings') });
  serveUploadedDocuments(app, { store, limit: limitOf('images') });
  serveDocuments(app, { db, limit: limitOf('documents') });
  serveLeadExport(app, { db, contextOf, limit: limitOf('exports') });
  serveSitemap(app, { db, publicUrl: config.publicUrl, limit: limitOf('sitemap') });
  if (web && renderPage) {
    await serveWebApp(app, {
      assets: web.assets,
      renderPage,
      limit: limitOf('pages'),
      formLimit: limitOf('forms'),
    });
  }
  const messages = {
    senders: messageSenders(config, say),
    report: (failure: object) => app.log.warn(failure, 'a message was not delivered'),
  };
  const forward = analytics(config);
  const events = { report: reportOutage, ...(forward ? { forward } : {}) };
  const jobs = joinJobs([
    messageJobs({ db, messages }),
    eventJobs({ db, events }),
    imageJobs({ store, now }),
    phrasingJobs({ db }),
    exportJobs({ db }),
    importJobs({ db, today: todayInBengaluru }),
    bulkRunJobs({ db, now, today: todayInBengaluru }),
    purgeJobs({ db, now }),
  ]);
  return {
    app,
    jobs,
    client: clientFor('in-process', contextOf.withoutRequest),
    readiness,
    metrics,
    async close() {
      await app.close();
      metrics?.close();
    },
  };
}

/** Every feature's background jobs in one table. */
function joinJobs(tables: readonly JobTable[]): JobTable {
  return {
    tasks: Object.fromEntries(tables.flatMap(({ tasks }) => Object.entries(tasks))),
    schedule: tables.flatMap(({ schedule }) => schedule),
  };
}

/** Every feature's endpoints in one table. */
function handlersFor(deps: {
  db: Kysely<Database>;
  places: PlaceServices;
  config: Config;
  limitScale: number;
  store: ImageStore;
  phrasing: PhrasingServices;
}): HandlerTable<typeof contract> {
  return {
    ...accountRoutes({ ...deps, staffEmail: deps.config.staffEmail }),
    ...listRoutes(deps),
    ...chatRoutes(deps),
    ...queryRoutes(deps),
    ...searchRoutes(deps),
    ...propertyRoutes(deps),
    ...placeRoutes(deps),
    ...sellerRoutes({ db: deps.db, staffEmail: deps.config.staffEmail }),
    ...leadRoutes({ ...deps, staffEmail: deps.config.staffEmail }),
    ...operatorRoutes(deps.config),
    ...imageRoutes(deps),
    ...propertyEditingRoutes(deps),
    ...exportRoutes(deps),
    ...importRoutes(deps),
    ...eventRoutes(deps),
    ...staffHubRoutes(deps),
    ...promoterRoutes({ db: deps.db, origin: originOf(deps.config) }),
    ...staffOperatorRoutes({ db: deps.db, origin: originOf(deps.config) }),
    ...userRoutes(deps),
    ...promptRoutes(deps),
    ...serviceTokenRoutes(deps),
    ...auditRoutes(deps),
    ...healthRoutes(deps),
  };
}

/** What a read replica may answer. Searches are not among them: they run in memory, on every committed change. */
const LATE = ['getProperty', 'compareProperties', 'getNearbyPlaces'] as const;

/** What is the same for everybody until a project, a promoter, a place or the day changes. */
const KEPT = [
  'searchProperties',
  'getProperty',
  'compareProperties',
  'interpretQuery',
  'getHealth',
] as const;

const KEPT_BYTES = 24 * 1024 * 1024;

/** The pages that most visitors open; they are made of answers that are kept too. */
const KEPT_PAGES = {
  isPublic: (path: string) => /^\/($|projects\/|dashboard\/property-list)/.test(path),
  isReading: (name: string) => contract[name as EndpointName].method === 'GET',
  maxBytes: 32 * 1024 * 1024,
};

/** Where the site is, for links in messages. */
const originOf = ({ publicUrl, host, port }: Config) => publicUrl ?? `http://${host}:${port}`;

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
/** Each is drawn for the asking, and kept by browsers for good: a long list scrolled at once is some hundred. */
const DRAWINGS: RateLimit = { calls: 2400, perMs: 60_000 };
/** A page counts itself and what happens on it. */
const EVENTS: RateLimit = { calls: 120, perMs: 60_000 };
/** Each is decoded and drawn anew: a gallery in a minute is plenty. */
const UPLOADS: RateLimit = { calls: 60, perMs: 60_000 };
/** Each may cost a call to a paid service: tapping a place a second is plenty. */
const OUTSIDE: RateLimit = { calls: 60, perMs: 60_000 };
/** What is guessed at; how often one account or number may be tried is counted in the database. */
const SIGNING_IN: RateLimit = { calls: 60, perMs: 60_000 };
/** Each is read by a person of ours. */
const ENQUIRIES: RateLimit = { calls: 10, perMs: 10 * 60_000 };
/** What a page's own form sends, without JavaScript. */
const FORMS: RateLimit = { calls: 30, perMs: 60_000 };
/** Each is a message to a person; how many a buyer may send in a day is counted in the database. */
const LEADS: RateLimit = { calls: 30, perMs: 60_000 };
/** Each reads whole tables. */
const EXPORTS: RateLimit = { calls: 10, perMs: 60_000 };
const LIMITS: Record<string, RateLimit> = {
  interpretQuery: TYPING,
  describeQuery: TYPING,
  sendSellerEnquiry: ENQUIRIES,
  submitLead: LEADS,
  withdrawLead: LEADS,
  exports: EXPORTS,
  forms: FORMS,
  documents: PAPERS,
  previews: PAPERS,
  drawings: DRAWINGS,
  signIn: SIGNING_IN,
  resetPassword: SIGNING_IN,
  changePassword: SIGNING_IN,
  beginSecondFactor: SIGNING_IN,
  confirmSecondFactor: SIGNING_IN,
  removeSecondFactor: SIGNING_IN,
  chatValidateCode: SIGNING_IN,
  uploadImage: UPLOADS,
  expectImageUpload: UPLOADS,
  finishImageUpload: UPLOADS,
  uploadDocument: UPLOADS,
  recordEvent: EVENTS,
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
