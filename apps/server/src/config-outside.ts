import { z } from 'zod';
import {
  decimal,
  isServiceUrl,
  isSmtpUrl,
  openedUrl,
  type OpenedUrl,
  parsedJson,
} from './config-forms.ts';

/** The systems outside of ours that an installation may use. */
export interface OutsideConfig {
  /**
   * `DIRECTIONS`: who says the way to a place. `estimate` asks nobody, `google` asks Google, `osrm+http://host:5000` and
   * `valhalla+http://host:8002` ask that server. Default: google with a GOOGLE_MAPS_KEY, else estimate.
   */
  directions: { kind: 'estimate' | 'google' } | { kind: 'osrm' | 'valhalla'; url: string };
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
   * `MESSAGE_GATEWAY_URL`, such as https://TOKEN@gateway.example/send: who sends SMS and WhatsApp (docs/messages.md). Without
   * it they go to a file. `MESSAGE_TEMPLATE_IDS`: JSON, the registered number (DLT) of each template by its name.
   */
  messageGateway: { url: string; token: string; templateIds: Record<string, string> } | undefined;
  /**
   * `IMAGES_S3_URL`, such as https://KEY:SECRET@s3.example/bucket?region=ap-south-1: an S3-compatible store for uploaded
   * images. Without it they are files in DATA_DIR. The region is us-east-1 unless it is given. `IMAGES_S3_BROWSER_URL`: the
   * address under which browsers reach the store; with it they bring files straight to it (docs/decisions/0037).
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
  /** `POSTHOG_URL`, such as https://KEY@posthog.example: events are passed on to it. Without it they stay in our own table. */
  analytics: { url: string; key: string } | undefined;
  /**
   * `LLM_URL`, such as https://KEY@model.example/v1?model=small: an OpenAI-compatible endpoint that may phrase what the rows
   * say, never add to it. `LLM_CALLS_PER_DAY` (default 2000) limits it.
   */
  languageModel: { url: string; key: string; model: string } | undefined;
  languageModelBudget: { perDay: number; perCaller: number };
}

const NEARBY_PLACES = ['own', 'google'] as const;

const directions =
  'estimate, google, or osrm+ or valhalla+ before the address of that server, such as osrm+http://osrm:5000';
const smtpUrl = 'an address such as smtps://user:password@mail.example:465';
const mailFrom = 'a sender such as ManeMitra <hello@homes.example>';
const bucketUrl =
  'an address such as https://KEY:SECRET@s3.example/bucket?region=ap-south-1, the bucket in 3 to 63 small letters, digits, dots and hyphens';
const calls = 'a whole number from 0 to 1000000';
const gatewayUrl =
  'an address such as https://TOKEN@gateway.example/send, with a token of 10 characters or more';
const modelUrl = 'an address such as https://KEY@model.example/v1?model=small';
const postHogUrl = 'an address such as https://KEY@posthog.example';
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

/** The address of another system together with what opens it. */
const opened = (may: string, isFit: (url: OpenedUrl) => boolean = () => true) =>
  z
    .string()
    .transform(openedUrl)
    .refine((url) => url !== undefined && isFit(url), may)
    .optional();

const bucketOf = ({ url }: OpenedUrl): string => new URL(url).pathname.split('/').at(-1) ?? '';

export const OUTSIDE_SETTINGS = {
  DIRECTIONS: z.string().refine(isDirections, directions).optional(),
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
  MESSAGE_GATEWAY_URL: opened(gatewayUrl, ({ name }) => name.length >= 10),
  MESSAGE_TEMPLATE_IDS: z
    .string()
    .transform(parsedJson)
    .pipe(z.record(z.string(), z.string(templateIds).min(1, templateIds), templateIds))
    .optional(),
  IMAGES_S3_URL: opened(
    bucketUrl,
    (url) => url.password !== '' && /^[a-z0-9.-]{3,63}$/.test(bucketOf(url)),
  ),
  IMAGES_S3_BROWSER_URL: service,
  POSTHOG_URL: opened(postHogUrl),
  LLM_URL: opened(modelUrl, ({ option }) => option('model') !== undefined),
  LLM_CALLS_PER_DAY: decimal(calls).pipe(z.int(calls).max(1e6, calls)).default(2000),
};

/** Of these no value appears in a message. */
export const OUTSIDE_SECRETS = [
  'DIRECTIONS',
  'GOOGLE_MAPS_KEY',
  'GOOGLE_MAPS_EMBED_KEY',
  'GOOGLE_MAPS_URL',
  'SMTP_URL',
  'MESSAGE_GATEWAY_URL',
  'LLM_URL',
  'POSTHOG_URL',
  'IMAGES_S3_URL',
] as const;

type Settings = z.output<z.ZodObject<typeof OUTSIDE_SETTINGS>>;

/** What one variable may be because of another. */
export function refuseUnfit(
  e: Settings,
  refuse: (name: keyof Settings, may: string) => void,
): void {
  for (const [one, other] of TOGETHER) {
    if (e[one] !== undefined && e[other] === undefined) refuse(one, `given only with ${other}`);
  }
  if (e.GOOGLE_MAPS_KEY !== undefined) return;
  for (const name of ['DIRECTIONS', 'NEARBY_PLACES'] as const) {
    if (e[name] === 'google') refuse(name, 'google only with a GOOGLE_MAPS_KEY');
  }
}

/** Variables that mean nothing without another. */
const TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['MAIL_FROM', 'SMTP_URL'],
  ['MESSAGE_TEMPLATE_IDS', 'MESSAGE_GATEWAY_URL'],
  ['IMAGES_S3_BROWSER_URL', 'IMAGES_S3_URL'],
] as const satisfies [keyof Settings, keyof Settings][];

const ROUTER = /^(?<kind>osrm|valhalla)\+(?<url>.+)$/;

function isDirections(text: string): boolean {
  const url = ROUTER.exec(text)?.groups?.['url'];
  return text === 'estimate' || text === 'google' || (url !== undefined && isServiceUrl(url));
}

function directionsOf(text: string): OutsideConfig['directions'] {
  const { kind, url } = ROUTER.exec(text)?.groups ?? {};
  if ((kind === 'osrm' || kind === 'valhalla') && url !== undefined) return { kind, url };
  return { kind: text === 'google' ? 'google' : 'estimate' };
}

export function outsideConfig(e: Settings): OutsideConfig {
  return {
    directions: directionsOf(e.DIRECTIONS ?? (e.GOOGLE_MAPS_KEY ? 'google' : 'estimate')),
    nearbyPlaces: e.NEARBY_PLACES,
    googleMapsKey: e.GOOGLE_MAPS_KEY,
    googleMapsEmbedKey: e.GOOGLE_MAPS_EMBED_KEY,
    googleMapsUrl: e.GOOGLE_MAPS_URL,
    smtp: e.SMTP_URL && e.MAIL_FROM ? { url: e.SMTP_URL, from: e.MAIL_FROM } : undefined,
    messageGateway: e.MESSAGE_GATEWAY_URL && {
      url: e.MESSAGE_GATEWAY_URL.url,
      token: e.MESSAGE_GATEWAY_URL.name,
      templateIds: e.MESSAGE_TEMPLATE_IDS ?? {},
    },
    imageBucket: e.IMAGES_S3_URL && {
      endpoint: e.IMAGES_S3_URL.url.slice(0, -bucketOf(e.IMAGES_S3_URL).length - 1),
      bucket: bucketOf(e.IMAGES_S3_URL),
      region: e.IMAGES_S3_URL.option('region') ?? 'us-east-1',
      accessKey: e.IMAGES_S3_URL.name,
      secretKey: e.IMAGES_S3_URL.password,
      browserEndpoint: e.IMAGES_S3_BROWSER_URL,
    },
    analytics: e.POSTHOG_URL && { url: e.POSTHOG_URL.url, key: e.POSTHOG_URL.name },
    languageModel: e.LLM_URL && {
      url: e.LLM_URL.url,
      key: e.LLM_URL.name,
      model: e.LLM_URL.option('model') ?? '',
    },
    languageModelBudget: { perDay: e.LLM_CALLS_PER_DAY, perCaller: CALLS_PER_CALLER },
  };
}

/** Of the language model, in a day. */
const CALLS_PER_CALLER = 50;
