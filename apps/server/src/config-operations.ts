import { z } from 'zod';
import { decimal } from './config-forms.ts';

/** What is set for running the server among others, under load and under watch. */
export interface OperationsConfig {
  /** Statements that take as long are logged, without their values; 0 logs none. */
  slowQueryMs: number;
  /**
   * A statement for a visitor or a member of staff is ended after so long, and answered 503. Imports, exports and other
   * jobs take their time. 0 ends none.
   */
  statementTimeoutMs: number;
  /**
   * `METRICS_TOKEN`: who shows it as a bearer token may read /metrics. `METRICS_PORT`: a port of its own for them, on
   * `METRICS_HOST` (default HOST). Without either nothing is counted.
   */
  metrics: { token: string | undefined; port: number | undefined; host: string | undefined };
  /**
   * `DRAIN_SECONDS`: for how long a server that was told to stop says it is not ready and still answers, so that the
   * load balancer turns to others first. Default 0. What is in hand may then take `closeMs`.
   */
  stopping: { drainMs: number; closeMs: number };
  /** With less room on the disk no file of staff is taken. */
  uploadsMinFreeBytes: number;
  /**
   * How much work a second one address may cause in this process, in milliseconds, over all that it asks; ten times as
   * much at once. `RATE_LIMIT_SCALE` multiplies it.
   */
  addressWorkMs: number;
  /**
   * When requests are turned away with 503: over `MAX_CONCURRENT_REQUESTS` (default 200) in work at once
   * (while the processor has no rest only as many as
   * are answered in `MAX_WORK_MS`, default 80), an event loop that is `maxEventLoopDelayMs` late, a heap over
   * `maxHeapPercent` of what V8 may have.
   */
  overload: {
    maxConcurrent: number;
    maxWorkMs: number;
    maxEventLoopDelayMs: number;
    maxHeapPercent: number;
  };
}

const token = 'a token of 16 to 200 printable characters without spaces';

const port = 'a whole number from 1 to 65535';

function whole(least: number, most: number) {
  const may = `a whole number from ${least} to ${most}`;
  return decimal(may).pipe(z.int(may).min(least, may).max(most, may));
}

export const OPERATIONS_SETTINGS = {
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/, token)
    .optional(),
  METRICS_PORT: decimal(port).pipe(z.int(port).min(1, port).max(65_535, port)).optional(),
  METRICS_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an IP address or a host name')
    .optional(),
  DRAIN_SECONDS: whole(0, 300).default(0),
  MAX_CONCURRENT_REQUESTS: whole(1, 100_000).default(200),
  MAX_WORK_MS: whole(10, 600_000).default(80),
};

/** Of these no value appears in a message. */
export const OPERATIONS_SECRETS = ['METRICS_TOKEN'] as const;

type Settings = z.output<z.ZodObject<typeof OPERATIONS_SETTINGS>>;

/** What no variable sets nobody could set better from outside; tests do. */
export function operationsConfig(e: Settings): OperationsConfig {
  return {
    slowQueryMs: 500,
    statementTimeoutMs: 3000,
    metrics: { token: e.METRICS_TOKEN, port: e.METRICS_PORT, host: e.METRICS_HOST },
    stopping: { drainMs: e.DRAIN_SECONDS * 1000, closeMs: 10_000 },
    uploadsMinFreeBytes: 500 * 1024 * 1024,
    addressWorkMs: 300,
    overload: {
      maxConcurrent: e.MAX_CONCURRENT_REQUESTS,
      maxWorkMs: e.MAX_WORK_MS,
      maxEventLoopDelayMs: 2000,
      maxHeapPercent: 92,
    },
  };
}
