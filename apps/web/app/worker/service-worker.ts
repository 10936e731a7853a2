import { assetsIn, cachingOf, keptPath, stamped } from './caching.ts';

/**
 * Shows, without a network, the project pages that were read last, and says so for every other page. It keeps no answer
 * of the API and nothing of staff's pages, and fetches what it keeps without cookies: no page that it holds is anybody's.
 */

/** The parts of a worker's global scope that this file uses; its types and those of a page exclude each other. */
interface Worker {
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetched) => void): void;
  addEventListener(type: 'message', hear: (event: Lasting & { data: unknown }) => void): void;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
}
interface Lasting {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Fetched extends Lasting {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

const worker = self as unknown as Worker;

/** Set by the build. Caches of another build are removed: their pages ask for files that are gone. */
const BUILD = '__BUILD__';
/** The files that draw the parts of a project which its page does not come with; named by the build. */
const PARTS = '__PARTS__'.split(' ');
const ASSETS = `manemitra-assets-${BUILD}`;
const PAGES = `manemitra-pages-${BUILD}`;
const PICTURES = `manemitra-pictures-${BUILD}`;
const OFFLINE = '/offline';
const PAGES_MOST = 20;
const PICTURES_MOST = 120;
const SEEN_ON = 'x-seen-on';

worker.addEventListener('install', (event) => {
  event.waitUntil(keep(OFFLINE, ASSETS).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode } = request;
  const asked = { method, url, isNavigation: mode === 'navigate' };
  const caching = cachingOf(asked, location.origin);
  if (caching === 'asset-first') event.respondWith(cacheFirst(request, ASSETS));
  if (caching === 'picture-first') event.respondWith(cacheFirst(request, PICTURES));
  if (caching === 'page') event.respondWith(fetch(request).catch(() => withoutNetwork(url)));
});

/** A page tells which project is looked at, and which files it was drawn with. */
worker.addEventListener('message', (event) => {
  const { path, files } = (event.data ?? {}) as { path?: unknown; files?: unknown };
  if (typeof path !== 'string' || !Array.isArray(files)) return;
  const kept = keptPath(new URL(path, location.origin).href);
  const named = files.filter((file) => typeof file === 'string');
  if (kept !== undefined) event.waitUntil(keep(kept, PAGES, named).then(trimAll));
});

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    (name) => name.startsWith('manemitra-') && ![ASSETS, PAGES, PICTURES].includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Fetches a page as a stranger would, and keeps it with the files that it is drawn with. */
async function keep(path: string, into: string, files: readonly string[] = []): Promise<void> {
  const response = await fetch(path, { credentials: 'omit', headers: { accept: 'text/html' } });
  if (!response.ok || response.redirected) return;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(SEEN_ON, new Date().toISOString());
  const needed = new Set([...assetsIn(html), ...files, ...(into === PAGES ? PARTS : [])]);
  await Promise.allSettled([...needed].map(keepFile));
  // Only now: a page that is kept can be read, with all its parts.
  const pages = await caches.open(into);
  // Put anew it is the newest.
  await pages.delete(path);
  await pages.put(path, new Response(html, { headers }));
}

async function keepFile(file: string): Promise<void> {
  const { href: url } = new URL(file, location.origin);
  const caching = cachingOf({ method: 'GET', url, isNavigation: false }, location.origin);
  if (caching === 'asset-first') await cacheFirst(new Request(url), ASSETS);
  if (caching === 'picture-first') await cacheFirst(new Request(url), PICTURES);
}

async function cacheFirst(request: Request, name: string): Promise<Response> {
  const cache = await caches.open(name);
  const known = await cache.match(request);
  if (known !== undefined) return known;
  const response = await fetch(request);
  // Where there is no room left, the page does without.
  if (response.ok) await cache.put(request, response.clone()).catch(() => undefined);
  return response;
}

async function withoutNetwork(url: string): Promise<Response> {
  const path = keptPath(url);
  const page = path === undefined ? undefined : await (await caches.open(PAGES)).match(path);
  const asked = new URL(url).searchParams;
  const part = asked.get('part');
  // What is kept is the page's first part, of no certain home; with a hash it opens another part by itself.
  if (page !== undefined && (part !== null || asked.has('home'))) {
    return Response.redirect(`${path}${part === null ? '' : `#${encodeURIComponent(part)}`}`);
  }
  if (page !== undefined) {
    const html = stamped(await page.text(), page.headers.get(SEEN_ON) ?? '');
    return new Response(html, { headers: page.headers });
  }
  const { pathname, search } = new URL(url);
  if (pathname !== OFFLINE) {
    return Response.redirect(`${OFFLINE}?${new URLSearchParams({ for: pathname + search })}`);
  }
  return (await (await caches.open(ASSETS)).match(OFFLINE)) ?? Response.error();
}

async function trimAll(): Promise<void> {
  await Promise.all([trim(PAGES, PAGES_MOST), trim(PICTURES, PICTURES_MOST)]);
}

/** Removes the oldest of a cache beyond so many. */
async function trim(name: string, most: number): Promise<void> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const old = requests.slice(0, Math.max(0, requests.length - most));
  await Promise.all(old.map((request) => cache.delete(request)));
}
