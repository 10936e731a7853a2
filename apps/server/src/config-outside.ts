import { z } from 'zod';
import { decimal, isServiceUrl, isSmtpUrl, parsedJson } from './config-forms.ts';

/** The systems outside of ours that an installation may use. */
export interface OutsideConfig {
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
  /**
   * `GOOGLE_MAPS_EMBED_KEY`: a second key, for Maps Embed alone and bound to our own address, because browsers are shown
   * it. With it Street View is looked at in the page, else at Google.
   */
  googleMapsEmbedKey: string | undefined;
  /** `GOOGLE_MAPS_URL`: an address that passes calls on to Google. Default Google's own addresses. */
  googleMapsUrl: string | undefined;
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
}

const DIRECTIONS_KINDS = ['estimate', 'osrm', 'valhalla', 'google'] as const;
const NEARBY_PLACES = ['own', 'google'] as const;

const smtpUrl = 'an address such as smtps://user:password@mail.example:465';
const mailFrom = 'a sender such as ManeMitra <hello@homes.example>';
const bucketName = 'a bucket name of 3 to 63 small letters, digits, dots and hyphens';
const calls = 'a whole number from 0 to 1000000';
const token = 'a token of 10 to 500 printable characters without spaces';
const templateIds = 'JSON such as {"one-time-code": "1107160000000012345"}';
const mapsKey = 'a key of 10 to 200 letters, digits, hyphens and underscores';

/** The address of another system. */
const service = z
  .string()
  .refine(
    isServiceUrl,
    'an address that begins with http:// or https://, without a user, a question mark or a #',
  )
  .optional();

/** A key or password of another system. */
const secret = z
  .string()
  .regex(/^[!-~]{3,500}$/, 'printable characters without spaces, 3 to 500')
  .optional();

export const OUTSIDE_SETTINGS = {
  DIRECTIONS_KIND: z.enum(DIRECTIONS_KINDS, `one of ${DIRECTIONS_KINDS.join(', ')}`).optional(),
  DIRECTIONS_URL: service,
  NEARBY_PLACES: z.enum(NEARBY_PLACES, 'own or google').default('own'),
  GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{10,200}$/, mapsKey)
    .optional(),
  GOOGLE_MAPS_EMBED_KEY: z
    .string()
    .regex(/^[\w-]{10,200}$/, mapsKey)
    .optional(),
  GOOGLE_MAPS_URL: service,
  SMTP_URL: z.string().refine(isSmtpUrl, smtpUrl).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n"]+ <[^\s<>@]+@[\w.-]+>|[^\s<>@]+@[\w.-]+)$/, mailFrom)
    .optional(),
  MESSAGE_GATEWAY_URL: service,
  MESSAGE_GATEWAY_TOKEN: z
    .string()
    .regex(/^[!-~]{10,500}$/, token)
    .optional(),
  MESSAGE_TEMPLATE_IDS: z
    .string()
    .transform(parsedJson)
    .pipe(z.record(z.string(), z.string(templateIds).min(1, templateIds), templateIds))
    .optional(),
  IMAGES_S3_URL: service,
  IMAGES_S3_BROWSER_URL: service,
  IMAGES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{3,63}$/, bucketName)
    .optional(),
  IMAGES_S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'a region such as ap-south-1')
    .default('us-east-1'),
  IMAGES_S3_KEY: secret,
  IMAGES_S3_SECRET: secret,
  POSTHOG_URL: service,
  POSTHOG_KEY: secret,
  LLM: z.enum(['on', 'off'], 'on or off').default('on'),
  LLM_URL: service,
  LLM_KEY: secret,
  LLM_MODEL: z
    .string()
    .regex(/^[!-~]{1,200}$/, "the model's name at its endpoint")
    .optional(),
  LLM_CALLS_PER_DAY: decimal(calls).pipe(z.int(calls).max(1e6, calls)).default(2000),
  LLM_CALLS_PER_CALLER: decimal(calls).pipe(z.int(calls).max(1e6, calls)).default(50),
};

/** Of these no value appears in a message. */
export const OUTSIDE_SECRETS = [
  'DIRECTIONS_URL',
  'GOOGLE_MAPS_KEY',
  'GOOGLE_MAPS_EMBED_KEY',
  'GOOGLE_MAPS_URL',
  'SMTP_URL',
  'MESSAGE_GATEWAY_URL',
  'MESSAGE_GATEWAY_TOKEN',
  'LLM_KEY',
  'POSTHOG_KEY',
  'IMAGES_S3_URL',
  'IMAGES_S3_KEY',
  'IMAGES_S3_SECRET',
] as const;

type Settings = z.output<z.ZodObject<typeof OUTSIDE_SETTINGS>>;

/** What one variable may be because of another. */
export function refuseUnfit(
  e: Settings,
  refuse: (name: keyof Settings, may: string) => void,
): void {
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
}

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
] as const satisfies [keyof Settings, keyof Settings][];

export function outsideConfig(e: Settings): OutsideConfig {
  return {
    directionsKind: e.DIRECTIONS_KIND ?? (e.GOOGLE_MAPS_KEY ? 'google' : 'estimate'),
    directionsUrl: e.DIRECTIONS_URL,
    nearbyPlaces: e.NEARBY_PLACES,
    googleMapsKey: e.GOOGLE_MAPS_KEY,
    googleMapsEmbedKey: e.GOOGLE_MAPS_EMBED_KEY,
    googleMapsUrl: e.GOOGLE_MAPS_URL,
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
  };
}
