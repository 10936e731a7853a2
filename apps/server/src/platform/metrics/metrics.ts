import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { SHED_REASONS, type ShedReason } from '#server/platform/http/shed-load.ts';
import type { RunQuery } from '#server/platform/database/query-watch.ts';

/** A number that is read when somebody asks; `labels` are fixed words, never anything of a person. */
export interface Figure {
  name: string;
  help: string;
  value: number;
  labels?: Readonly<Record<string, string>>;
}

/** Where figures come from; throws while they cannot be read. */
type FigureSource = () => Figure[] | Promise<Figure[]>;

export interface Metrics {
  countShed: (reason: ShedReason) => void;
  countQuery: (query: RunQuery) => void;
  /** Everything in the text format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
  close: () => void;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10];
const QUERY_SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** How long a source may take; later values are left out, and counted. */
const PATIENCE_MS = 2000;

/** Counts what this process does. Routes are named by their pattern: an address can hold a number or what was typed. */
export function createMetrics(app: FastifyInstance, sources: readonly FigureSource[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // The event loop's delay, memory, processor, garbage collection.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const sheds = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests that were turned away because there was too much to do.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of SHED_REASONS) sheds.inc({ reason }, 0);
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time of a statement, waiting for a connection not counted.',
    labelNames: ['failed'],
    buckets: QUERY_SECONDS,
    registers,
  });
  const missing = new Counter({
    name: 'metrics_source_failures_total',
    help: 'Times that figures could not be read, mostly because the database was away.',
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: routeName(request),
      status: String(reply.statusCode),
    };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  return {
    countShed: (reason) => sheds.inc({ reason }),
    countQuery: ({ ms, hasFailed }) => queries.observe({ failed: String(hasFailed) }, ms / 1000),
    contentType: registry.contentType,
    async text() {
      const asked = await Promise.allSettled(sources.map(withinPatience));
      const figures = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      missing.inc(asked.filter(({ status }) => status === 'rejected').length);
      return `${await registry.metrics()}${await written(figures)}`;
    },
    close: () => registry.clear(),
  };
}

/** Files have one route each; together they are one line. */
function routeName({ routeOptions }: FastifyRequest): string {
  const { url } = routeOptions;
  if (url === undefined) return 'none';
  return /\.\w+$/.test(url) ? 'files' : url;
}

async function withinPatience(source: FigureSource): Promise<Figure[]> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('These figures took too long.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([Promise.resolve(source()), silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** Gauges have their own registry: a value that cannot be read now must not show its old one. */
async function written(figures: readonly Figure[]): Promise<string> {
  const registry = new Registry();
  const gauges = new Map<string, Gauge>();
  for (const { name, help, value, labels = {} } of figures) {
    const gauge =
      gauges.get(name) ??
      new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] });
    gauges.set(name, gauge);
    gauge.set(labels, value);
  }
  return registry.metrics();
}
