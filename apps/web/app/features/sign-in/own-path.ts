import { paths } from '#web/paths.ts';

const ORIGIN = 'http://own.invalid';

/**
 * The page to come back to after signing in, as an address carried it. Only pages of this site: anything that a browser
 * would read as another host, and the pages that sign in, lead to the first page.
 */
export function ownPath(next: unknown): string {
  // A browser drops tabs and line ends from an address and reads "\" as "/".
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return paths.home();
  if (!URL.canParse(next, ORIGIN)) return paths.home();
  const { origin, pathname, search, hash } = new URL(next, ORIGIN);
  // "/.//other.site" is a path that comes out as "//other.site".
  const leavesSite = origin !== ORIGIN || pathname.startsWith('//');
  return leavesSite || NOT_TO_COME_BACK_TO.test(pathname) ? paths.home() : pathname + search + hash;
}

const NOT_TO_COME_BACK_TO = /^\/(api|register|verification|admin|reset-password)(\/|$)/;
