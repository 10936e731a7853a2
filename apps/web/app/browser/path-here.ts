const ORIGIN = 'http://own.invalid';

/**
 * A path of this site, as an address that anybody may have made or the browser's memory carried it; undefined for
 * anything that a browser would read as another host.
 */
export function pathHere(value: unknown): string | undefined {
  // A browser drops tabs and line ends from an address and reads "\" as "/".
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return undefined;
  if (!URL.canParse(value, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ORIGIN);
  // "/.//other.site" is a path that comes out as "//other.site".
  const leavesSite = origin !== ORIGIN || pathname.startsWith('//');
  return leavesSite ? undefined : pathname + search + hash;
}
