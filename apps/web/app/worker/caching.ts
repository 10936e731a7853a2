/** What the service worker does with a request; `leave` is what the browser would have done without it. */
export type Caching = 'asset-first' | 'picture-first' | 'page' | 'leave';

/** Never touched: the API, staff's pages, and pages that are opened with a secret. */
const PRIVATE = /^\/(api|admin|admin-dashboard|reset-password|docs)(\/|$)/;

export function cachingOf(
  { method, url, isNavigation }: { method: string; url: string; isNavigation: boolean },
  origin: string,
): Caching {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || PRIVATE.test(pathname)) return 'leave';
  if (isNavigation) return 'page';
  // Both carry what they show in their name.
  if (pathname.startsWith('/assets/')) return 'asset-first';
  return pathname.startsWith('/pictures/') ? 'picture-first' : 'leave';
}

/** The path of a page that is kept to be read without a network: of projects only, which are the same for everybody. */
export function keptPath(url: string): string | undefined {
  const { pathname } = new URL(url);
  return /^\/projects\/[^/]+$/.test(pathname) ? pathname : undefined;
}

/** The files that a page's HTML names. */
export function assetsIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
}

/** The page with the moment when it was fetched (ISO 8601) on its root, where the page finds it. */
export function stamped(html: string, seenOn: string): string {
  return html.replace('<html', `<html data-seen-on="${seenOn}"`);
}
