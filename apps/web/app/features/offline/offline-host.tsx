import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useSeenOn } from './use-seen-on.ts';
import { SeenBanner } from './seen-banner.tsx';

/** Starts what keeps pages for times without a network, and says when a page comes from there. */
export function OfflineHost() {
  // Undefined where the page of an error stands for the root.
  const isOn = useRouteLoaderData<{ offlinePages: boolean }>('root')?.offlinePages;
  useEffect(() => {
    if (isOn === undefined || !import.meta.env.PROD) return undefined;
    const start = (): void =>
      void import('#web/browser/offline-pages.ts')
        .then(({ keepPagesOffline }) => keepPagesOffline(isOn))
        // Where it may not run, as in some private windows, the site works as it does without it.
        .catch(() => undefined);
    if (document.readyState === 'complete') {
      start();
      return undefined;
    }
    window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, [isOn]);

  const seenOn = useSeenOn();
  return seenOn === undefined ? null : <SeenBanner seenOn={seenOn} />;
}
