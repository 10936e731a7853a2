import type { Client } from '@manemitra/contract/client';
import { contract, type EndpointName } from '@manemitra/contract/contract';
import { files } from '@manemitra/contract/files';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { migrations } from './database/migrations.ts';
import type { Database } from './database/schema.ts';
import { findCaller } from './features/accounts/find-caller.ts';
import { purgeJobs } from './features/accounts/purge-deleted.ts';
import { serveDocuments } from './features/documents/serve-documents.ts';
import { eventJobs } from './features/events/event-jobs.ts';
import { exportJobs } from './features/exports/export-jobs.ts';
import { imageJobs } from './features/images/image-jobs.ts';
import { serveImages } from './features/images/serve-images.ts';
import { importJobs } from './features/imports/import-jobs.ts';
import { likelyDoubleJobs } from './features/likely-doubles/look-for-doubles.ts';
import { projectPlaceJobs } from './features/project-places/bring-up-places.ts';
import { messageJobs } from './features/messages/message-jobs.ts';
import { findService } from './features/service-tokens/public.ts';
import { phrasingJobs } from './features/phrasing/phrasing-jobs.ts';
import type { PhrasingServices } from './features/phrasing/public.ts';
import { servePictures } from './features/pictures/serve-pictures.ts';
import { servePreviews } from './features/pictures/serve-previews.ts';
import { servePlans } from './features/plans/serve-plans.ts';
import { loadPropertyDetail } from './features/properties/public.ts';
import { bulkRunJobs } from './features/property-editing/bulk-run-jobs.ts';
import { serveUploadedDocuments } from './features/property-editing/serve-uploaded-documents.ts';
import { isSearchReady } from './features/search/public.ts';
import { uploadJobs } from './features/uploads/upload-jobs.ts';
import { serveSitemap } from './features/sitemap/serve-sitemap.ts';
import { figureSources } from './figures.ts';
import { createHandlers } from './handlers.ts';
import {
  analytics,
  imageStore,
  languageModel,
  messageSenders,
  placeServices,
} from './outside-systems.ts';
import { ownedData } from './owned-data.ts';
import type { Outage } from './platform/ask-outside.ts';
import { atMostEvery } from './platform/at-most-every.ts';
import { isMigrated } from './platform/database/migrate.ts';
import { isQueueLong } from './platform/database/pool-use.ts';
import { loggedQuery, type QueryWatch } from './platform/database/query-watch.ts';
import { createReadiness, type Readiness } from './platform/health/readiness.ts';
import { serveHealth } from './platform/health/serve-health.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { registerDocumentation } from './platform/http/documentation.ts';
import { contextMaker } from './platform/http/call-context.ts';
import type { CallContext } from './platform/http/handler.ts';
import { createInProcessClient } from './platform/http/in-process-client.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import { registerEndpoints } from './platform/http/register-endpoints.ts';
import { registerFiles } from './platform/http/register-files.ts';
import { sharedCounts } from './platform/http/shared-counts.ts';
import type { JobTable } from './platform/jobs/job-table.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { pageRenderer } from './platform/ssr/render-page.ts';
import { serveWebApp } from './platform/ssr/serve-web-app.ts';
import type { WebApp } from './platform/ssr/web-build.ts';
import { deviceCookies } from './platform/sessions/device-cookie.ts';
import { registerSessionCookies } from './platform/sessions/session-cookie.ts';
import { FRAME_ORIGIN } from './providers/street-view/google-street-view.ts';
import { todayInBengaluru } from './today.ts';

export interface App {
  app: FastifyInstance;
  /** What is done in the background; whoever runs the app decides whether this process does. */
  jobs: JobTable;
  /** The API without HTTP. */
  client: Client;
  /** Whether this process wants requests; whoever ends it says so here first. */
  readiness: Readiness;
  /** Undefined when metrics are disabled. */
  metrics: Metrics | undefined;
  close: () => Promise<void>;
}

export interface AppOptions {
  db: Kysely<Database>;
  /** For background jobs, of which some wait for outside systems within a transaction. Default `db`. */
  jobsDb?: Kysely<Database>;
  /** The web app; without it only the API is served. */
  web?: WebApp;
  /** Tests: an answer or a refusal outside the contract is an error. */
  isStrict?: boolean;
  isDevelopment?: boolean;
  /** What tells of the statements that run over `db`, for the log and for metrics. */
  queries?: QueryWatch;
  /** The one clock: expiries, limits and today's date go by it. Default the machine's. */
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
  const { db, jobsDb = db, web, isStrict = false, isDevelopment = false } = options;
  const { now = () => new Date(), say = () => undefined } = options;
  const today = () => todayInBengaluru(now());
  let metrics: Metrics | undefined;
  const app = await createHttpServer({
    ...config,
    countCalls: sharedCounts(db),
    ...(options.logTo ? { logTo: options.logTo } : {}),
    addressWork: { msPerSecond: config.addressWorkMs * config.rateLimitScale },
    isDatabaseBusy: () => isQueueLong(db, config.databaseWaitMs),
    onShed: (reason) => metrics?.countShed(reason),
  });
  if (config.metrics.token !== undefined || config.metrics.address !== undefined) {
    metrics = createMetrics(
      app,
      figureSources(db, {
        inWork: app.requestsInWork,
        codesPerHour: config.codesPerHour,
        now,
      }),
    );
  }
  options.queries?.tell((query) => {
    metrics?.countQuery(query);
    const isSlow = config.slowQueryMs > 0 && query.ms >= config.slowQueryMs;
    if (isSlow) app.log.warn(loggedQuery(query), 'slow query');
  });
  const reportUnread = atMostEvery(60_000, (err: unknown) =>
    app.log.warn({ err }, 'what searches run on could not be read'),
  );
  const readiness = createReadiness([
    { name: 'database', isReady: async () => isMigrated(db, {}) },
    { name: 'migrations', isReady: async () => isMigrated(db, migrations) },
    { name: 'search', isReady: async () => isSearchReady(db, today(), reportUnread) },
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
  const owned = ownedData(config);
  const handlers = createHandlers({
    db,
    config,
    ownedData: owned,
    places,
    store,
    phrasing,
    reportCodesSpent: atMostEvery(60_000, () =>
      app.log.error(
        { codesPerHour: config.codesPerHour },
        'no code was sent: as many codes an hour as CODES_PER_HOUR allows are sent already',
      ),
    ),
  });
  await options.beforeRoutes?.(app);

  const sessionCookieOf = await registerSessionCookies(app, config.publicUrl);
  const contextOf = contextMaker({
    now,
    today,
    sessionCookieOf,
    deviceCookieOf: deviceCookies(config.publicUrl),
    findCaller: (token, at) => findCaller(db, token, at, config.staffSecondFactor),
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
      framesFrom: config.googleMapsEmbedKey === undefined ? undefined : FRAME_ORIGIN,
      socialLinks: config.socialLinks,
      hasOfflinePages: config.offlinePages,
      ...(isDevelopment ? {} : { keeping: { ...KEPT_PAGES, today } }),
    }));
  const limitScale = config.rateLimitScale;

  await registerDocumentation(app, openApiDocument(contract, about(config)));
  registerEndpoints(app, contract, handlers, {
    contextOf,
    isStrict,
    limitScale,
    ...(renderPage ? { renderPage } : {}),
  });
  serveHealth(app, readiness);
  if (metrics && config.metrics.token) serveMetrics(app, metrics, config.metrics.token);
  const table = {
    ...servePictures({ db }),
    ...servePreviews({ db }),
    ...serveImages({ store }),
    ...servePlans({ db }),
    ...serveUploadedDocuments({ store }),
    ...serveDocuments({ load: (idOrSlug) => loadPropertyDetail(db, idOrSlug) }),
    ...serveSitemap({ db, publicUrl: config.publicUrl }),
  };
  registerFiles(app, files, table, { contextOf, limitScale });
  if (web && renderPage) {
    await serveWebApp(app, { assets: web.assets, renderPage, limitScale });
  }
  const messages = {
    senders: messageSenders(config, say),
    report: (failure: object) => app.log.warn(failure, 'a message was not delivered'),
  };
  const forward = analytics(config);
  const events = { report: reportOutage, ...(forward ? { forward } : {}) };
  const jobs = joinJobs([
    messageJobs({ db: jobsDb, messages }),
    eventJobs({ db: jobsDb, events }),
    imageJobs({ store, now }),
    uploadJobs({ db: jobsDb, store, now }),
    phrasingJobs({ db: jobsDb }),
    exportJobs({ db: jobsDb }),
    importJobs({ db: jobsDb, today }),
    likelyDoubleJobs({ db: jobsDb, now }),
    projectPlaceJobs({ db: jobsDb, now }),
    bulkRunJobs({ db: jobsDb, now, today }),
    purgeJobs({ db: jobsDb, now, ownedData: owned }),
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
    whenGivenUp: Object.fromEntries(
      tables.flatMap(({ whenGivenUp = {} }) => Object.entries(whenGivenUp)),
    ),
    schedule: tables.flatMap(({ schedule }) => schedule),
  };
}

/** The pages that most visitors open; they are made of answers that are kept too. */
const KEPT_PAGES = {
  isPublic: (path: string) => /^\/($|projects\/|dashboard\/property-list)/.test(path),
  isReading: (name: string) => contract[name as EndpointName].method === 'GET',
  maxBytes: 32 * 1024 * 1024,
};

const about = (config: Config) => ({
  title: 'ManeMitra',
  description:
    'Search for homes in Bengaluru in your own words. Refusals are `application/problem+json`; branch on `code`, never on the text.',
  version: '1',
  serverUrl: config.publicUrl ?? '/',
});
