/** The pages that can be read without a network, and the worker that keeps them (`worker/service-worker.ts`). */

const CACHES = 'manemitra-';
const PAGES = 'manemitra-pages-';

/** Starts the worker once the page is there, or, where it is switched off, ends it and what it kept. */
export async function keepPagesOffline(isOn: boolean): Promise<void> {
  // Old browsers, and pages that are not served safely, have neither.
  if (!('serviceWorker' in navigator)) return;
  if (isOn) {
    await navigator.serviceWorker.register('/sw.js');
    return;
  }
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  if (workers.length > 0) await removeCaches(CACHES);
}

/** Has the worker keep the page of a project that is being looked at, with what it was drawn with so far. */
export async function keepPage(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  active?.postMessage({ path, files: [...new Set(files)] }, []);
}

/** Forgets every page, and the pictures of them, that this browser kept. */
export async function forgetPages(): Promise<void> {
  await removeCaches(PAGES);
  await removeCaches('manemitra-pictures-');
}

/** The paths of the pages that can be read now, the newest first. */
export async function keptPaths(): Promise<string[]> {
  if (!('caches' in globalThis)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests
    .flat()
    .map(({ url }) => new URL(url).pathname)
    .toReversed();
}

async function removeCaches(prefix: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}
