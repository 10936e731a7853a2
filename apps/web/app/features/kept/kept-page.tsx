import { slots } from '#web/browser/storage.ts';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type CardSurroundings, KeptProjects } from './kept-projects.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { ViewedRow } from './viewed-row.tsx';

/** What somebody keeps: projects, searches, and what they looked at last. */
export function KeptPage(surroundings: CardSurroundings) {
  const isAlive = useIsAlive();
  const [user] = useStored(slots.user);
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-col gap-10 px-4 py-6 sm:px-6 lg:py-8">
      <div>
        <h1 className="page-title">Your shortlist</h1>
        <p className="mt-2 max-w-prose text-ink-soft">
          {isAlive && user !== null
            ? 'Kept in your account: it is here on every device on which you sign in.'
            : 'Kept in this browser only. Sign in, and it is kept in your account and on your other devices too.'}
        </p>
        <noscript>
          <p className="mt-2 text-ink-soft">
            To show what this browser keeps, the page needs JavaScript.
          </p>
        </noscript>
      </div>
      {isAlive ? (
        <>
          <KeptProjects {...surroundings} />
          <SavedSearches />
          <ViewedRow />
        </>
      ) : (
        <Skeleton className="h-60 w-full noscript:hidden" />
      )}
    </div>
  );
}
