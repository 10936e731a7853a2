import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { keptPaths } from '#web/browser/offline-pages.ts';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { pathHere } from '#web/browser/path-here.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle, linkStyle } from '#web/ui/button.tsx';
import { CutWire } from '#web/ui/cut-wire.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';

/** Stands for every page that was not kept while there is no network, and leads to those that were. */
export function OfflinePage() {
  const [search] = useSearchParams();
  const [viewed] = useStored(slots.viewed);
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    void keptPaths().then(setKept);
  }, []);
  // The page was kept as it is without an address to go back to.
  const isAlive = useIsAlive();
  const wanted = isAlive ? pathHere(search.get('for')) : undefined;
  return (
    <MessagePage
      title="You are offline"
      text="You have not opened this page on this device before, so it is not available offline. Try again when you are back online."
      picture={<CutWire className="h-full max-w-full" />}
      actions={
        // Not a link of the router: the whole page is to be asked for again.
        <a href={wanted ?? paths.home()} className={buttonStyle()}>
          Try again
        </a>
      }
    >
      {kept.length > 0 && (
        <section aria-labelledby="kept-pages" className="mt-4 w-full">
          <h2 id="kept-pages" className="display text-xl">
            Projects you can read now
          </h2>
          <ul className="mt-2 divide-y divide-hairline rounded-lg border border-hairline bg-surface">
            {kept.map((path) => {
              const seen = viewed.find(({ slug }) => paths.project(slug) === path);
              return (
                <li key={path} className="px-4 py-2">
                  <a href={path} className={`flex min-h-control items-center ${linkStyle}`}>
                    {seen?.name ?? path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')}
                  </a>
                  {seen !== undefined && seen.rera !== '' && (
                    <p className="text-sm text-ink-soft">
                      <UnbrokenText text={seen.rera} />
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </MessagePage>
  );
}
