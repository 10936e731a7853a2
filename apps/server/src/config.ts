import path from 'node:path';
import { z } from 'zod';
import { decimal, isDatabaseUrl, isProfile, isWebOrigin, listed } from './config-forms.ts';
import { misnamed } from './config-names.ts';
import {
  operationsConfig,
  OPERATIONS_SECRETS,
  OPERATIONS_SETTINGS,
  type OperationsConfig,
} from './config-operations.ts';
import {
  type OutsideConfig,
  outsideConfig,
  OUTSIDE_SECRETS,
  OUTSIDE_SETTINGS,
  refuseUnfit,
} from './config-outside.ts';
import { StartFailure } from './platform/start-failure.ts';

/** Everything that can be set from outside, read once at the start. Nothing else reads the environment. */
export interface Config extends OutsideConfig, OperationsConfig {
  /** `PORT`: where the server listens, 0 for any free port. Default 3000. */
  port: number;
  /** `HOST`: the address it listens on; 0.0.0.0 makes it reachable from other machines, and then needs PUBLIC_URL. Default 127.0.0.1. */
  host: string;
  /** `DATA_DIR`: the folder for everything ManeMitra keeps. Default `.data` in the project. */
  dataDir: string;
  /**
   * `PUBLIC_URL`: how visitors reach the site, for links in pages and the origin check. Without it each request's own
   * `Host` counts, which is right on one's own machine: http://HOST:PORT.
   */
  publicUrl: string | undefined;
  /** `DATABASE_URL`: a PostgreSQL 15 or newer. Without it one is started with its data in DATA_DIR. */
  databaseUrl: string | undefined;
  /** `DATABASE_POOL_SIZE`: how many connections this process may open. Default 10. */
  databasePoolSize: number;
  /** `LOG_LEVEL`: the least important message to log. `info` logs each request. Default warn. */
  logLevel: (typeof LOG_LEVELS)[number];
  /** `DEMONSTRATION_CATALOGUE`: whether an empty database is filled with invented projects. Default on. */
  demonstrationCatalogue: boolean;
  /** `ADMIN_PASSWORD`: the password of the account `admin` that the first start makes. Default: one is made up and shown once. */
  adminPassword: string | undefined;
  /** `JOBS`: whether this process runs background jobs; they are shared among all that do. Default on. */
  jobs: boolean;
  /** `RATE_LIMIT_SCALE`: multiplies the limits per address, for load tests. Default 1. */
  rateLimitScale: number;
  /**
   * `CODES_PER_HOUR`: how many one-time codes may be sent in an hour, to all numbers together: what is spent when
   * somebody earns by them. Default 1000.
   */
  codesPerHour: number;
  /**
   * `STAFF_SECOND_FACTOR`: of whom among the staff a code besides the password is asked: `off` nobody who did not set it
   * up, `admins` or `all`. Whoever has none yet can only set it up. Default off.
   */
  staffSecondFactor: 'off' | 'admins' | 'all';
  /** `STAFF_EMAIL`: where requests of buyers and enquiries of sellers are announced. Default every admin's own address. */
  staffEmail: string | undefined;
  /** `OPERATOR_NAME`, `OPERATOR_EMAIL`, `OPERATOR_ADDRESS`: who runs the site, as its legal pages say. Default not said. */
  operator: { name: string | null; email: string | null; address: string | null };
  /** `TRUSTED_PROXIES`: addresses or networks, comma-separated, whose `X-Forwarded-For` is believed. Default none. */
  trustedProxies: readonly string[];
  /** `SOCIAL_LINKS`: addresses of our profiles elsewhere, comma-separated, for the foot of every page. Default none. */
  socialLinks: readonly string[];
  /** `OFFLINE_PAGES`: whether browsers keep project pages for times without a network. Off ends what was kept. Default on. */
  offlinePages: boolean;
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const PROJECT_FOLDER = path.resolve(import.meta.dirname, '../../..');

const port = 'a whole number from 0 to 65535';
const poolSize = 'a whole number from 1 to 200';
const scale = 'a number above 0, at most 1000000';
const webUrl = 'an address that begins with http:// or https://, without a path';
const databaseUrl =
  'an address such as postgresql://user:password@host:5432/database (or empty for the PostgreSQL that comes with ManeMitra)';
const codes = 'a whole number from 1 to 1000000';
const email = 'an e-mail address';
const shortText = 'a text of at most 200 characters';
const longText = 'a text of at most 400 characters';
const proxies = 'IP addresses or networks, comma-separated, such as 10.0.0.0/8';

const socialLinks = 'addresses that begin with https://, comma-separated';

const Settings = z.object({
  PORT: decimal(port).pipe(z.int(port).max(65_535, port)).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'an IP address or a host name')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: z.string().refine(isWebOrigin, webUrl).optional(),
  DATABASE_URL: z.string().refine(isDatabaseUrl, databaseUrl).optional(),
  DATABASE_POOL_SIZE: decimal(poolSize)
    .pipe(z.int(poolSize).min(1, poolSize).max(200, poolSize))
    .default(10),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('warn'),
  DEMONSTRATION_CATALOGUE: z.enum(['on', 'off'], 'on or off').default('on'),
  ...OUTSIDE_SETTINGS,
  ADMIN_PASSWORD: z.string().max(200, 'at most 200 characters long').optional(),
  JOBS: z.enum(['on', 'off'], 'on or off').default('on'),
  RATE_LIMIT_SCALE: decimal(scale).pipe(z.number().positive(scale).max(1e6, scale)).default(1),
  CODES_PER_HOUR: decimal(codes).pipe(z.int(codes).min(1, codes).max(1e6, codes)).default(1000),
  STAFF_SECOND_FACTOR: z.enum(['off', 'admins', 'all'], 'off, admins or all').default('off'),
  STAFF_EMAIL: z.email(email).optional(),
  OPERATOR_NAME: z.string().max(200, shortText).optional(),
  OPERATOR_EMAIL: z.email(email).optional(),
  OPERATOR_ADDRESS: z.string().max(400, longText).optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[\d.:a-fA-F/, ]+$/, proxies)
    .default(''),
  OFFLINE_PAGES: z.enum(['on', 'off'], 'on or off').default('on'),
  SOCIAL_LINKS: z
    .string()
    .default('')
    .transform(listed)
    .refine((links) => links.every(isProfile), socialLinks),
  ...OPERATIONS_SETTINGS,
});

/** The names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(Settings.shape);

const Environment = Settings.superRefine((e, context) =>
  refuseUnfit(e, (name, message) => context.addIssue({ code: 'custom', path: [name], message })),
);

/** Variables whose value never appears in a message. */
const SECRET = new Set<string>([
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  ...OUTSIDE_SECRETS,
  ...OPERATIONS_SECRETS,
]);

/**
 * The configuration from environment variables; an empty variable counts as not set. Throws a `StartFailure` that
 * names the first variable that cannot be used, what it was and what it may be.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = givenIn(environment);
  const result = Environment.safeParse(given);
  if (!result.success) throw refusal(result.error, given);
  const e = result.data;
  return Object.freeze({
    port: e.PORT,
    host: e.HOST,
    dataDir: path.resolve(PROJECT_FOLDER, e.DATA_DIR),
    publicUrl: e.PUBLIC_URL === undefined ? undefined : new URL(e.PUBLIC_URL).origin,
    databaseUrl: e.DATABASE_URL,
    databasePoolSize: e.DATABASE_POOL_SIZE,
    logLevel: e.LOG_LEVEL,
    demonstrationCatalogue: e.DEMONSTRATION_CATALOGUE === 'on',
    adminPassword: e.ADMIN_PASSWORD,
    jobs: e.JOBS === 'on',
    rateLimitScale: e.RATE_LIMIT_SCALE,
    codesPerHour: e.CODES_PER_HOUR,
    staffSecondFactor: e.STAFF_SECOND_FACTOR,
    staffEmail: e.STAFF_EMAIL,
    operator: {
      name: e.OPERATOR_NAME ?? null,
      email: e.OPERATOR_EMAIL ?? null,
      address: e.OPERATOR_ADDRESS ?? null,
    },
    trustedProxies: listed(e.TRUSTED_PROXIES),
    socialLinks: e.SOCIAL_LINKS,
    offlinePages: e.OFFLINE_PAGES === 'on',
    ...outsideConfig(e),
    ...operationsConfig(e),
  });
}

/** What to say at the start of variables that look like settings and are none. */
export function strangeSettings(environment: NodeJS.ProcessEnv = process.env): string[] {
  return misnamed(Object.keys(givenIn(environment)), VARIABLES);
}

const givenIn = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value));

/**
 * Throws a `StartFailure` where other machines can reach the server and nobody has said how it is called: it would write
 * whatever host a stranger names into links and sitemaps.
 */
export function requirePublicUrl({ host, publicUrl }: Config): void {
  if (publicUrl !== undefined || /^(localhost|127\.[\d.]+|::1)$/.test(host)) return;
  throw new StartFailure(
    `HOST ${host} lets other machines in: set PUBLIC_URL to the address that visitors open, such as https://homes.example.in.`,
  );
}

function refusal(error: z.ZodError, given: Record<string, string | undefined>): StartFailure {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const was = SECRET.has(name) ? 'is not usable' : `is "${given[name]}"`;
  return new StartFailure(`${name} ${was}: it may be ${issue?.message}.`);
}
