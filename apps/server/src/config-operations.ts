import { z } from 'zod';
import { decimal } from './config-forms.ts';

/** Settings for running several servers: draining, load shedding, metrics. */
export interface OperationsConfig {
  /** Statements that take as long are logged, without their values; 0 logs none. */
  slowQueryMs: number;
  /**
   * A statement for a visitor or a member of staff is ended after so long, and answered 503. Imports, exports and other
   * jobs take their time. 0 ends none.
   */
  statementTimeoutMs: number;
  /**
   * `METRICS_TOKEN`: who shows it as a bearer token may read /metrics. `METRICS_ADDRESS`: a port of its own for
   * them, such as 9464 or 0.0.0.0:9464 (default on HOST). Without either nothing is counted.
   */
  metrics: {
    token: string | undefined;
    address: { host: string | undefined; port: number } | undefined;
  };
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
   * While somebody has waited so long for a connection to the database, in milliseconds, who comes next is answered 503.
   * It is more than a burst takes to pass on any server that keeps up.
   */
  databaseWaitMs: number;
  /**
   * When requests are turned away with 503: more than `MAX_CONCURRENT_REQUESTS` (default 200) are in work; the processor has no
   * rest and more are in work than are answered in `MAX_WORK_MS` (default 80); the event loop is `maxEventLoopDelayMs` late; the
   * heap is over `maxHeapPercent` of what V8 may have.
   */
  overload: {
    maxConcurrent: number;
    maxWorkMs: number;
    maxEventLoopDelayMs: number;
    maxHeapPercent: number;
  };
}

const token = 'a token of 16 to 200 printable characters without spaces';

const address = 'a port from 1 to 65535, or a host and a port such as 127.0.0.1:9464';

const ADDRESS = /^(?:(?<host>[\w.-]+|\[[\da-fA-F:]+\]):)?(?<port>\d{1,5})$/;

function addressOf(text: string): { host: string | undefined; port: number } | undefined {
  const { host, port } = ADDRESS.exec(text)?.groups ?? {};
  const isPort = Number(port) >= 1 && Number(port) <= 65_535;
  return isPort ? { host: host?.replace(/^\[|\]$/g, ''), port: Number(port) } : undefined;
}

function whole(least: number, most: number) {
  const may = `a whole number from ${least} to ${most}`;
  return decimal(may).pipe(z.int(may).min(least, may).max(most, may));
}

export const OPERATIONS_SETTINGS = {
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,200}$/, token)
    .optional(),
  METRICS_ADDRESS: z
    .string()
    .transform(addressOf)
    .refine((it) => it !== undefined, address)
    .optional(),
  DRAIN_SECONDS: whole(0, 300).default(0),
  MAX_CONCURRENT_REQUESTS: whole(1, 100_000).default(200),
  MAX_WORK_MS: whole(10, 600_000).default(80),
};

/** Secret settings: their values never appear in a message. */
export const OPERATIONS_SECRETS = ['METRICS_TOKEN'] as const;

type Settings = z.output<z.ZodObject<typeof OPERATIONS_SETTINGS>>;

/** The operations part of the configuration. Values without a variable are fixed; only tests override them. */
export function operationsConfig(e: Settings): OperationsConfig {
  return {
    slowQueryMs: 500,
    statementTimeoutMs: 3000,
    metrics: { token: e.METRICS_TOKEN, address: e.METRICS_ADDRESS },
    stopping: { drainMs: e.DRAIN_SECONDS * 1000, closeMs: 10_000 },
    uploadsMinFreeBytes: 500 * 1024 * 1024,
    addressWorkMs: 300,
    databaseWaitMs: 500,
    overload: {
      maxConcurrent: e.MAX_CONCURRENT_REQUESTS,
      maxWorkMs: e.MAX_WORK_MS,
      maxEventLoopDelayMs: 2000,
      maxHeapPercent: 92,
    },
  };
}
