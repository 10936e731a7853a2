/** Names that were settings once, or that look like parts of one, and the setting that has their meaning now. */
const REPLACED: readonly [RegExp, string][] = [
  [/^DIRECTIONS_/, 'DIRECTIONS'],
  [/^LLM(_KEY|_MODEL|_CALLS_.*)?$/, 'LLM_URL'],
  [/^IMAGES_S3_/, 'IMAGES_S3_URL'],
  [/^MESSAGE_(GATEWAY|TEMPLATE)_/, 'MESSAGE_GATEWAY_URL'],
  [/^POSTHOG_KEY$/, 'POSTHOG_URL'],
  [/^MAIL_FROM$/, 'SMTP_URL'],
  [/^METRICS_(PORT|HOST)$/, 'METRICS_ADDRESS'],
  [/^GOOGLE_MAPS_API_KEY$/, 'GOOGLE_MAPS_KEY'],
];

/** Names that were settings once and are constants now, or gone. */
const ENDED =
  /^(SLOW_QUERY_MS|STATEMENT_TIMEOUT_MS|CLOSE_SECONDS|UPLOADS_MIN_FREE_MB|ADDRESS_WORK_MS|MAX_HEAP_PERCENT|MAX_EVENT_LOOP_DELAY_MS|GOOGLE_MAPS_URL|DATABASE_READ_URL|DATABASE_READ_MAX_LAG_SECONDS|STYLEGUIDE)$/;

/** What Kubernetes sets in every container for each service it runs, whatever the service is called. */
const OF_THE_CLUSTER = /_SERVICE_(HOST|PORT)|_PORT_\d|^(?!METRICS_).*_PORT$/;

/** A shorter name one letter away may well belong to another program. */
const LONG_ENOUGH = 10;

/**
 * A sentence about the first name that means one of `settings` and is none of them, so that nobody believes that it
 * works: one of an earlier release, or one with a slip of the pen. Values are not repeated: they may be secret.
 */
export function misnamed(given: readonly string[], settings: readonly string[]) {
  for (const name of given) {
    if (settings.includes(name) || OF_THE_CLUSTER.test(name)) continue;
    if (ENDED.test(name)) return `${name} is no setting any more. Remove it.`;
    const meant =
      REPLACED.find(([pattern]) => pattern.test(name))?.[1] ??
      settings.find((it) => !given.includes(it) && isOneSlipAway(name, it));
    if (meant !== undefined) {
      return `${name} is no setting. Use ${meant} as .env.example shows, or remove it.`;
    }
  }
  return undefined;
}

/** Whether one letter is wrong, missing or too much, or two are swapped. */
function isOneSlipAway(name: string, setting: string): boolean {
  if (setting.length < LONG_ENOUGH) return false;
  let start = 0;
  while (start < name.length && name[start] === setting[start]) start++;
  let end = 0;
  while (
    end < Math.min(name.length, setting.length) - start &&
    name.at(-1 - end) === setting.at(-1 - end)
  )
    end++;
  const [was, is] = [
    name.slice(start, name.length - end),
    setting.slice(start, setting.length - end),
  ];
  return (was.length <= 1 && is.length <= 1) || (is.length === 2 && was === `${is[1]}${is[0]}`);
}
