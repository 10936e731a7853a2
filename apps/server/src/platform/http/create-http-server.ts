import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import { Problem } from '@manemitra/contract/problems';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { describeError } from '#server/platform/system-error.ts';
import { replyWithProblem } from './problem-reply.ts';
import { registerRateLimits } from './rate-limit.ts';
import type { CountCall } from './shared-counts.ts';
import { wasRefusedAtOnce } from './refuse-at-once.ts';
import { registerUploads } from './receive-upload.ts';
import { refuseBrokenRequest } from './refuse-broken-requests.ts';
import { refuseForeignOrigins } from './refuse-foreign-origins.ts';
import { refuseStrangeHosts } from './refuse-strange-hosts.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { workBudget, type WorkBudgetOptions } from './work-budget.ts';
import { shedLoad, type LoadLimits, type ShedReason } from './shed-load.ts';

export interface HttpServerOptions {
  /** The origin that visitors see, if it is known. */
  publicUrl: string | undefined;
  logLevel: string;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Counts calls for all processes together; default each by itself. */
  countCalls?: CountCall;
  /** Where lines of the log go; default the standard output. */
  logTo?: { write: (line: string) => void };
  /** When requests are turned away; default never. */
  overload?: LoadLimits;
  /** What one address may take of this process; default as much as there is. */
  addressWork?: WorkBudgetOptions;
  /** Whether others wait for the database for long already. */
  isDatabaseBusy?: () => boolean;
  /** Told of each request that was turned away for too much work. */
  onShed?: (reason: ShedReason) => void;
}

/** The largest body of an endpoint that takes JSON, in bytes. */
const BODY_LIMIT = 256 * 1024;
/** A sentence of 2,000 Kannada letters in an address takes 18 kB; Node's own limit is 16. */
const HEADER_LIMIT = 64 * 1024;

/** Quick rather than small, and sent on as it is written: a page's first part must not wait for its last. */
const COMPRESSION: FastifyCompressOptions = {
  globalDecompression: false,
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
};

/** A Fastify instance with everything that holds for every route, and no routes yet. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: options.logLevel,
      base: null,
      serializers: { err: describeError },
      ...(options.logTo ? { stream: options.logTo } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    http: { maxHeaderSize: HEADER_LIMIT },
    requestTimeout: 60_000,
    clientErrorHandler: refuseBrokenRequest,
    // A server that is closing still answers what comes over connections that are open.
    return503OnClosing: false,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void replyWithProblem(error, request, reply),
  });

  // What a caller expects beyond `100-continue` may be left unheeded (RFC 9110); Node would answer without a body.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  );
  // First of all, so that what is refused by the next hook already has them.
  await registerSecurityHeaders(app, options.publicUrl);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  if (options.overload) {
    const onShed = reportingSheds(app, options.onShed);
    const { addressWork, isDatabaseBusy } = options;
    await shedLoad(app, options.overload, {
      onShed,
      ...(addressWork ? { budget: workBudget(addressWork) } : {}),
      ...(isDatabaseBusy ? { isDatabaseBusy } : {}),
    });
  }
  logRequests(app);
  // Only JSON is taken; anything else is answered 415.
  app.removeContentTypeParser('text/plain');
  takeEmptyBodies(app);
  app.setErrorHandler(replyWithProblem);
  app.setNotFoundHandler((request, reply) =>
    replyWithProblem(new Problem('route.not-found'), request, reply),
  );
  await app.register(compress, COMPRESSION);
  refuseStrangeHosts(app);
  refuseForeignOrigins(app, options.publicUrl);
  await registerRateLimits(app, options.countCalls);
  await registerUploads(app);
  return app;
}

/** Some clients name JSON as the type of every call, also of one that has nothing to send. */
function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) =>
      body === '' ? done(null, undefined) : void parse(request, body, done),
  );
}

/**
 * One line per request: never the query or the body, which can hold what people typed and their numbers, and of calls to
 * the API the route rather than the path, which can hold a number too.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (wasRefusedAtOnce(request)) return;
    request.log.info({
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}

function loggedPath(request: FastifyRequest): string | undefined {
  const [path = ''] = request.url.split('?', 1);
  return path.startsWith('/api/') ? (request.routeOptions.url ?? '/api/…') : path;
}

const SAY_EVERY_MS = 10_000;

/** One line of the log for all that were turned away in a while: under load there is no time for more. */
function reportingSheds(
  app: FastifyInstance,
  tell: (reason: ShedReason) => void = () => undefined,
): (reason: ShedReason) => void {
  let since = -Infinity;
  let requests = 0;
  return (reason) => {
    tell(reason);
    requests += 1;
    if (performance.now() - since < SAY_EVERY_MS) return;
    app.log.warn({ reason, requests }, 'requests are turned away: too much to do');
    since = performance.now();
    requests = 0;
  };
}
