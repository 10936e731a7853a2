import type { Client } from '@manemitra/contract/client';
import { contract } from '@manemitra/contract/contract';
import { files } from '@manemitra/contract/files';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { migrations } from './database/migrations.ts';
import type { Database } from './database/schema.ts';
import { findCaller } from './features/accounts/find-caller.ts';
import { findService } from './features/service-tokens/public.ts';
import type { PhrasingServices } from './features/phrasing/public.ts';
import { isSearchReady } from './features/search/public.ts';
import { metricsOf } from './figures.ts';
import { createHandlers } from './handlers.ts';
import { createJobs } from './jobs.ts';
import { imageStore, languageModel, placeServices } from './outside-systems.ts';
import { ownedData } from './owned-data.ts';
import { pagesOf } from './pages.ts';
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
import type { Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve-metrics.ts';
import { serveWebApp } from './platform/ssr/serve-web-app.ts';
import type { WebApp } from './platform/ssr/web-build.ts';
import { deviceCookies } from './platform/sessions/device-cookie.ts';
import { registerSessionCookies } from './platform/sessions/session-cookie.ts';
import { servedFiles } from './served-files.ts';
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
  metrics = metricsOf(config, app, { db, now });
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
    (await pagesOf(config, {
      web,
      isDevelopment,
      uploadsGoTo: store.incoming?.origin,
      today,
      clientFor: (request, reply) => {
        // The loaders of one page share one look at the session.
        let context: Promise<CallContext> | undefined;
        return clientFor(request.id, () => (context ??= contextOf(request, reply)));
      },
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
  registerFiles(app, files, servedFiles(db, { store, publicUrl: config.publicUrl }), {
    contextOf,
    limitScale,
  });
  if (web && renderPage) {
    await serveWebApp(app, { assets: web.assets, renderPage, limitScale });
  }
  const jobs = createJobs(config, {
    db: jobsDb,
    store,
    ownedData: owned,
    now,
    today,
    say,
    log: app.log,
    reportOutage,
  });
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

const about = (config: Config) => ({
  title: 'ManeMitra',
  description:
    'Search for homes in Bengaluru in your own words. Refusals are `application/problem+json`; branch on `code`, never on the text.',
  version: '1',
  serverUrl: config.publicUrl ?? '/',
});
