import { pathHere } from '#web/browser/path-here.ts';
import { paths } from '#web/paths.ts';

/**
 * The page to come back to after signing in, as an address carried it. Only pages of this site: anything else, and the
 * pages that sign in, lead to the first page.
 */
export function ownPath(next: unknown): string {
  const path = pathHere(next);
  return path === undefined || NOT_TO_COME_BACK_TO.test(path) ? paths.home() : path;
}

const NOT_TO_COME_BACK_TO = /^\/(api|register|verification|admin|reset-password)([/?#]|$)/;
