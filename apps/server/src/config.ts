import path from 'node:path';
import { z } from 'zod';
import {
  decimal,
  isDatabaseUrl,
  isProfile,
  isServiceUrl,
  isSmtpUrl,
  isWebOrigin,
  listed,
  parsedJson,
} from './config-forms.ts';
import {
  operationsConfig,
  OPERATIONS_SECRETS,
  OPERATIONS_SETTINGS,
  type OperationsConfig,
} from './config-operations.ts';
import { StartFailure } from './platform/start-failure.ts';

/** Everything that can be set from outside, read once at the start. Nothing else reads the environment. */
export interface Config extends OperationsConfig {
  /** `PORT`: where the server listens, 0 for any free port. Default 3000. */
  port: number;
  /** `HOST`: the address it listens on; 0.0.0.0 makes it reachable from other machines. Default 127.0.0.1. */
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
  /** `STYLEGUIDE`: whether /styleguide is a page outside of development too, for tests. Default off. */
  styleguide: boolean;
  /**
   * `DIRECTIONS_KIND`: who says the way to a place. `estimate` asks nobody; `osrm` and `valhalla` ask the server at
   * DIRECTIONS_URL, `google` asks Google. Default: google with a GOOGLE_MAPS_KEY, else estimate.
   */
  directionsKind: (typeof DIRECTIONS_KINDS)[number];
  /** `DIRECTIONS_URL`: the address before `/route/v1` (OSRM) or `/route` (Valhalla). */
  directionsUrl: string | undefined;
  /** `NEARBY_PLACES`: `own` lists places of our own table, `google` asks Google. Default own. */
  nearbyPlaces: (typeof NEARBY_PLACES)[number];
  /** `GOOGLE_MAPS_KEY`: with it Street View is looked up, and Google can be asked for ways and places. */
  googleMapsKey: string | undefined;
  /** `GOOGLE_MAPS_URL`: an address that passes calls on to Google. Default Google's own addresses. */
  googleMapsUrl: string | undefined;
  /** `ADMIN_PASSWORD`: the password of the account `admin` that the first start makes. Default: one is made up and shown once. */
  adminPassword: string | undefined;
  /** `JOBS`: whether this process runs background jobs; they are shared among all that do. Default on. */
  jobs: boolean;
  /** `SMTP_URL`, `MAIL_FROM`: the mail server and the sender's address. Without them e-mail goes to a file. */
  smtp: { url: string; from: string } | undefined;
  /**
   * `MESSAGE_GATEWAY_URL`, `MESSAGE_GATEWAY_TOKEN`: who sends SMS and WhatsApp (docs/messages.md). Without them they go to
   * a file. `MESSAGE_TEMPLATE_IDS`: JSON, the registered number (DLT) of each template by its name.
   */
  messageGateway: { url: string; token: string; templateIds: Record<string, string> } | undefined;
  /**
   * `IMAGES_S3_URL`, `IMAGES_S3_BUCKET`, `IMAGES_S3_KEY`, `IMAGES_S3_SECRET`: an S3-compatible store for uploaded images.
   * Without them they are files in DATA_DIR. `IMAGES_S3_REGION`: default us-east-1. `IMAGES_S3_BROWSER_URL`: the address
   * under which browsers reach the store; with it they bring files straight to it (docs/decisions/0037).
   */
  imageBucket:
    | {
        endpoint: string;
        bucket: string;
        region: string;
        accessKey: string;
        secretKey: string;
        browserEndpoint: string | undefined;
      }
    | undefined;
  /** `POSTHOG_URL`, `POSTHOG_KEY`: a PostHog that events are passed on to. Without it they stay in our own table. */
  analytics: { url: string; key: string } | undefined;
  /**
   * `LLM_URL`, `LLM_KEY`, `LLM_MODEL`: an OpenAI-compatible endpoint that may phrase what the rows say, never add to it.
   * `LLM=off` switches it off, `LLM_CALLS_PER_DAY` (default 2000) and `LLM_CALLS_PER_CALLER` (default 50) limit it.
   */
  languageModel: { url: string; key: string; model: string } | undefined;
  languageModelBudget: { perDay: number; perCaller: number };
  /** `RATE_LIMIT_SCALE`: multiplies the limits per address, for load tests. Default 1. */
  rateLimitScale: number;
  /** `STAFF_EMAIL`: where enquiries of sellers are announced. Default nowhere; they are kept all the same. */
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

const DIRECTIONS_KINDS = ['estimate', 'osrm', 'valhalla', 'google'] as const;
const NEARBY_PLACES = ['own', 'google'] as const;
const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const PROJECT_FOLDER = path.resolve(import.meta.dirname, '../../..');

const port = 'a whole number from 0 to 65535';
const poolSize = 'a whole number from 1 to 200';
const scale = 'a number above 0, at most 1000000';
const webUrl = 'an address that begins with http:// or https://, without a path';
const databaseUrl =
  'an address such as postgresql://user:password@host:5432/database (or empty for the PostgreSQL that comes with ManeMitra)';
const serviceUrl =
  'an address that begins with http:// or https://, without a user, a question mark or a #';
const smtpUrl = 'an address such as smtps://user:password@mail.example:465';
const mailFrom = 'a sender such as ManeMitra <hello@homes.example>';
const bucketName = 'a bucket name of 3 to 63 small letters, digits, dots and hyphens';
const calls = 'a whole number from 0 to 1000000';
const secret = 'printable characters without spaces, 3 to 500';
const token = 'a token of 10 to 500 printable characters without spaces';
const templateIds = 'JSON such as {"one-time-code": "1107160000000012345"}';
const mapsKey = 'a key of 10 to 200 letters, digits, hyphens and underscores';
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
  STYLEGUIDE: z.enum(['on', 'off'], 'on or off').default('off'),
  DIRECTIONS_KIND: z.enum(DIRECTIONS_KINDS, `one of ${DIRECTIONS_KINDS.join(', ')}`).optional(),
  DIRECTIONS_URL: z.string().refine(isServiceUrl, serviceUrl).optional(),
  NEARBY_PLACES: z.enum(NEARBY_PLACES, 'own or google').default('own'),
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{10,200}$/, mapsKey)
    .optional(),
  GOOGLE_MAPS_URL: z.string().refine(isServiceUrl, serviceUrl).optional(),
  ADMIN_PASSWORD: z.string().max(200, 'at most 200 characters long').optional(),
  JOBS: z.enum(['on', 'off'], 'on or off').default('on'),
  SMTP_URL: z.string().refine(isSmtpUrl, smtpUrl).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n"]+ <[^\s<>@]+@[\w.-]+>|[^\s<>@]+@[\w.-]+)$/, mailFrom)
    .optional(),
  MESSAGE_GATEWAY_URL: z.string().refine(isServiceUrl, serviceUrl).optional(),
  MESSAGE_GATEWAY_TOKEN: z
    .string()
    .regex(/^[!-~]{10,500}$/, token)
    .optional(),
  MESSAGE_TEMPLATE_IDS: z
    .string()
    .transform(parsedJson)
    .pipe(z.record(z.string(), z.string(templateIds).min(1, templateIds), templateIds))
    .optional(),
  IMAGES_S3_URL: z.string().refine(isServiceUrl, serviceUrl).optional(),
  IMAGES_S3_BROWSER_URL: z.string().refine(isServiceUrl, serviceUrl).optional(),
  IMAGES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{3,63}$/, bucketName)
    .optional(),
  IMAGES_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'a region such as ap-south-1')
    .default('us-east-1'),
  IMAGES_S3_KEY: z
    .string()
    .regex(/^[!-~]{3,500}$/, secret)
    .optional(),
  IMAGES_S3_SECRET: z
    .string()
    .regex(/^[!-~]{3,500}$/, secret)
    .optional(),
  POSTHOG_URL: z.string().refine(isServiceUrl, serviceUrl).optional(),
  POSTHOG_KEY: z
    .string()
    .regex(/^[!-~]{3,500}$/, secret)
    .optional(),
  LLM: z.enum(['on', 'off'], 'on or off').default('on'),
  LLM_URL: z.string().refine(isServiceUrl, serviceUrl).optional(),
  LLM_KEY: z
    .string()
    .regex(/^[!-~]{3,500}$/, secret)
    .optional(),
  LLM_MODEL: z
    .string()
    .regex(/^[!-~]{1,200}$/, "the model's name at its endpoint")
    .optional(),
  LLM_CALLS_PER_DAY: decimal(calls).pipe(z.int(calls).max(1e6, calls)).default(2000),
  LLM_CALLS_PER_CALLER: decimal(calls).pipe(z.int(calls).max(1e6, calls)).default(50),
  RATE_LIMIT_SCALE: decimal(scale).pipe(z.number().positive(scale).max(1e6, scale)).default(1),
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

/** What one variable may be because of another. */
const Environment = Settings.superRefine((e, context) => {
  const refuse = (name: keyof typeof e, may: string) =>
    context.addIssue({ code: 'custom', path: [name], message: may });
  const asksServer = e.DIRECTIONS_KIND === 'osrm' || e.DIRECTIONS_KIND === 'valhalla';
  if (asksServer && e.DIRECTIONS_URL === undefined) {
    refuse('DIRECTIONS_KIND', `${e.DIRECTIONS_KIND} only with that server's DIRECTIONS_URL`);
  }
  if (!asksServer && e.DIRECTIONS_URL !== undefined) {
    refuse('DIRECTIONS_URL', 'given only with DIRECTIONS_KIND osrm or valhalla');
  }
  for (const [one, other] of TOGETHER) {
    if (e[one] !== undefined && e[other] === undefined) refuse(one, `given only with ${other}`);
  }
  if (e.GOOGLE_MAPS_KEY !== undefined) return;
  for (const name of ['DIRECTIONS_KIND', 'NEARBY_PLACES'] as const) {
    if (e[name] === 'google') refuse(name, 'google only with a GOOGLE_MAPS_KEY');
  }
});

/** Variables that mean nothing without another. */
const TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['MESSAGE_GATEWAY_URL', 'MESSAGE_GATEWAY_TOKEN'],
  ['MESSAGE_GATEWAY_TOKEN', 'MESSAGE_GATEWAY_URL'],
  ['MESSAGE_TEMPLATE_IDS', 'MESSAGE_GATEWAY_URL'],
  ['LLM_URL', 'LLM_MODEL'],
  ['LLM_MODEL', 'LLM_KEY'],
  ['LLM_KEY', 'LLM_URL'],
  ['POSTHOG_URL', 'POSTHOG_KEY'],
  ['POSTHOG_KEY', 'POSTHOG_URL'],
  ['IMAGES_S3_URL', 'IMAGES_S3_BUCKET'],
  ['IMAGES_S3_BUCKET', 'IMAGES_S3_KEY'],
  ['IMAGES_S3_KEY', 'IMAGES_S3_SECRET'],
  ['IMAGES_S3_SECRET', 'IMAGES_S3_URL'],
  ['IMAGES_S3_BROWSER_URL', 'IMAGES_S3_URL'],
] as const satisfies [keyof z.output<typeof Settings>, keyof z.output<typeof Settings>][];

/** Variables whose value never appears in a message. */
const SECRET = new Set<string>([
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'DIRECTIONS_URL',
  'GOOGLE_MAPS_KEY',
  'GOOGLE_MAPS_URL',
  'SMTP_URL',
  'MESSAGE_GATEWAY_URL',
  'MESSAGE_GATEWAY_TOKEN',
  'LLM_KEY',
  'POSTHOG_KEY',
  'IMAGES_S3_URL',
  'IMAGES_S3_KEY',
  'IMAGES_S3_SECRET',
  ...OPERATIONS_SECRETS,
]);

/**
 * The configuration from environment variables; an empty variable counts as not set. Throws a `StartFailure` that
 * names the first variable that cannot be used, what it was and what it may be.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
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
    styleguide: e.STYLEGUIDE === 'on',
    directionsKind: e.DIRECTIONS_KIND ?? (e.GOOGLE_MAPS_KEY ? 'google' : 'estimate'),
    directionsUrl: e.DIRECTIONS_URL,
    nearbyPlaces: e.NEARBY_PLACES,
    googleMapsKey: e.GOOGLE_MAPS_KEY,
    googleMapsUrl: e.GOOGLE_MAPS_URL,
    adminPassword: e.ADMIN_PASSWORD,
    jobs: e.JOBS === 'on',
    smtp: e.SMTP_URL && e.MAIL_FROM ? { url: e.SMTP_URL, from: e.MAIL_FROM } : undefined,
    messageGateway:
      e.MESSAGE_GATEWAY_URL && e.MESSAGE_GATEWAY_TOKEN
        ? {
            url: e.MESSAGE_GATEWAY_URL,
            token: e.MESSAGE_GATEWAY_TOKEN,
            templateIds: e.MESSAGE_TEMPLATE_IDS ?? {},
          }
        : undefined,
    imageBucket:
      e.IMAGES_S3_URL && e.IMAGES_S3_BUCKET && e.IMAGES_S3_KEY && e.IMAGES_S3_SECRET
        ? {
            endpoint: e.IMAGES_S3_URL,
            bucket: e.IMAGES_S3_BUCKET,
            region: e.IMAGES_S3_REGION,
            accessKey: e.IMAGES_S3_KEY,
            secretKey: e.IMAGES_S3_SECRET,
            browserEndpoint: e.IMAGES_S3_BROWSER_URL,
          }
        : undefined,
    analytics:
      e.POSTHOG_URL && e.POSTHOG_KEY ? { url: e.POSTHOG_URL, key: e.POSTHOG_KEY } : undefined,
    languageModel:
      e.LLM === 'on' && e.LLM_URL && e.LLM_KEY && e.LLM_MODEL
        ? { url: e.LLM_URL, key: e.LLM_KEY, model: e.LLM_MODEL }
        : undefined,
    languageModelBudget: { perDay: e.LLM_CALLS_PER_DAY, perCaller: e.LLM_CALLS_PER_CALLER },
    rateLimitScale: e.RATE_LIMIT_SCALE,
    staffEmail: e.STAFF_EMAIL,
    operator: {
      name: e.OPERATOR_NAME ?? null,
      email: e.OPERATOR_EMAIL ?? null,
      address: e.OPERATOR_ADDRESS ?? null,
    },
    trustedProxies: listed(e.TRUSTED_PROXIES),
    socialLinks: e.SOCIAL_LINKS,
    offlinePages: e.OFFLINE_PAGES === 'on',
    ...operationsConfig(e),
  });
}

function refusal(error: z.ZodError, given: Record<string, string | undefined>): StartFailure {
  const issue = error.issues[0];
  const name = String(issue?.path[0]);
  const was = SECRET.has(name) ? 'is not usable' : `is "${given[name]}"`;
  return new StartFailure(`${name} ${was}: it may be ${issue?.message}.`);
}
