import { z } from 'zod';
import { isServiceUrl, openedUrl, type OpenedUrl } from './config-forms.ts';

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
  /** Where Google is asked instead of at its own addresses: for tests. */
  googleMapsUrl: string | undefined;
  /**
   * `SMTP_URL`, such as smtps://user:password@mail.example:465?from=ManeMitra <hello@homes.example>: the mail server and the
   * sender. Without it e-mail goes to a file.
   */
  smtp: { url: string; from: string } | undefined;
  /**
   * `MESSAGE_GATEWAY_URL`, such as https://TOKEN@gateway.example/send?one-time-code=1107160000000012345: who sends SMS and
   * WhatsApp (docs/messages.md), and the registered number (DLT) of each template by its name. Without it they go to a file.
   */
  messageGateway:
    | { url: string; token: string; templateIds: Readonly<Record<string, string>> }
    | undefined;
  /**
   * `IMAGES_S3_URL`, such as https://KEY:SECRET@s3.example/bucket?region=ap-south-1: an S3-compatible store for uploaded
   * images. Without it they are files in DATA_DIR. The region is us-east-1 unless it is given. With `&browser=` and the
   * address under which browsers reach the store they bring files straight to it (docs/decisions/0037).
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
   * say, never add to it. At most 2000 times a day, or as `&calls-per-day=` says.
   */
  languageModel: { url: string; key: string; model: string } | undefined;
  languageModelBudget: { perDay: number; perCaller: number };
}

const NEARBY_PLACES = ['own', 'google'] as const;

const directions =
  'estimate, google, or osrm+ or valhalla+ before the address of that server, such as osrm+http://osrm:5000';
const smtpUrl =
  'an address such as smtps://user:password@mail.example:465?from=ManeMitra <hello@homes.example>';
const bucketUrl =
  'an address such as https://KEY:SECRET@s3.example/bucket?region=ap-south-1&browser=https://images.homes.example, the bucket in 3 to 63 small letters, digits, dots and hyphens';
const gatewayUrl =
  'an address such as https://TOKEN@gateway.example/send?one-time-code=1107160000000012345, with a token of 10 characters or more';
const modelUrl =
  'an address such as https://KEY@model.example/v1?model=small&calls-per-day=2000, with at most 1000000 calls';
const postHogUrl = 'an address such as https://KEY@posthog.example';
const mapsKey = 'a key of 10 to 200 letters, digits, hyphens and underscores';

/** An option of an address, and what it may be. */
type Options = Readonly<Record<string, (value: string) => boolean>>;

/** Whether these are options of `known`; one that is not would be ignored without a word. */
const isKnown = (given: OpenedUrl['options'], known: Options): boolean =>
  Object.entries(given).every(([name, value]) => known[name]?.(value) === true);

/** The address of another system together with what opens it. */
const opened = (may: string, isFit: (url: OpenedUrl) => boolean) =>
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
  SMTP_URL: z
    .string()
    .transform(mailServer)
    .refine((it) => it !== undefined, smtpUrl)
    .optional(),
  MESSAGE_GATEWAY_URL: opened(
    gatewayUrl,
    ({ name, options }) => name.length >= 10 && Object.values(options).every((id) => id !== ''),
  ),
  IMAGES_S3_URL: opened(
    bucketUrl,
    (url) =>
      url.password !== '' &&
      /^[a-z0-9.-]{3,63}$/.test(bucketOf(url)) &&
      isKnown(url.options, { region: (it) => it !== '', browser: isServiceUrl }),
  ),
  POSTHOG_URL: opened(postHogUrl, ({ options }) => isKnown(options, {})),
  LLM_URL: opened(
    modelUrl,
    ({ options }) =>
      options['model'] !== undefined &&
      isKnown(options, {
        model: (it) => it !== '',
        'calls-per-day': (it) => /^\d{1,7}$/.test(it) && Number(it) <= 1e6,
      }),
  ),
};

/** Secret settings: their values never appear in a message. */
export const OUTSIDE_SECRETS = [
  'DIRECTIONS',
  'GOOGLE_MAPS_KEY',
  'GOOGLE_MAPS_EMBED_KEY',
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
  if (e.GOOGLE_MAPS_KEY !== undefined) return;
  for (const name of ['DIRECTIONS', 'NEARBY_PLACES'] as const) {
    if (e[name] === 'google') refuse(name, 'google only with a GOOGLE_MAPS_KEY');
  }
}

const SENDER = /^([^<>\r\n"]+ <[^\s<>@]+@[\w.-]+>|[^\s<>@]+@[\w.-]+)$/;

function mailServer(text: string): OutsideConfig['smtp'] {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const from = url.searchParams.get('from');
  if (!/^smtps?:$/.test(url.protocol) || from === null || !SENDER.test(from)) return undefined;
  if (url.searchParams.size > 1) return undefined;
  return { url: text.slice(0, text.indexOf('?')), from };
}

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
    googleMapsUrl: undefined,
    smtp: e.SMTP_URL,
    messageGateway: e.MESSAGE_GATEWAY_URL && {
      url: e.MESSAGE_GATEWAY_URL.url,
      token: e.MESSAGE_GATEWAY_URL.name,
      templateIds: e.MESSAGE_GATEWAY_URL.options,
    },
    imageBucket: e.IMAGES_S3_URL && {
      endpoint: e.IMAGES_S3_URL.url.slice(0, -bucketOf(e.IMAGES_S3_URL).length - 1),
      bucket: bucketOf(e.IMAGES_S3_URL),
      region: e.IMAGES_S3_URL.options['region'] ?? 'us-east-1',
      accessKey: e.IMAGES_S3_URL.name,
      secretKey: e.IMAGES_S3_URL.password,
      browserEndpoint: e.IMAGES_S3_URL.options['browser'],
    },
    analytics: e.POSTHOG_URL && { url: e.POSTHOG_URL.url, key: e.POSTHOG_URL.name },
    languageModel: e.LLM_URL && {
      url: e.LLM_URL.url,
      key: e.LLM_URL.name,
      model: e.LLM_URL.options['model'] ?? '',
    },
    languageModelBudget: {
      perDay: Number(e.LLM_URL?.options['calls-per-day'] ?? 2000),
      perCaller: CALLS_PER_CALLER,
    },
  };
}

/** Of the language model, in a day. */
const CALLS_PER_CALLER = 50;
