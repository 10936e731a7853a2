/** A shorter name one letter away may well belong to another program. */
const LONG_ENOUGH = 10;

/**
 * A sentence for each name that is one letter away from a setting that is not set, so that nobody believes that it works; it
 * may be another program's. Values are not repeated: they may be secret.
 */
export function misnamed(given: readonly string[], settings: readonly string[]): string[] {
  return given.flatMap((name) => {
    const meant = settings.includes(name)
      ? undefined
      : settings.find((it) => !given.includes(it) && isOneSlipAway(name, it));
    return meant === undefined ? [] : `${name} is no setting. Is ${meant} meant?`;
  });
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
