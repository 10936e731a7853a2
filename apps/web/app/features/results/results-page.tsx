import { useEffect, useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { late } from '#web/ui/late.ts';
import { FailureNotice } from '#web/ui/notice.tsx';
import { Answered } from './answered.tsx';
import { FiltersButton } from './filters/filters-button.tsx';
import { mapStanding, noteMap } from './map-memory.ts';
import type { Outcome, Search } from './search.ts';
import { SentenceForm } from './sentence-form.tsx';
import { UnchangedNote } from './unchanged-note.tsx';
import { Understood } from './understood.tsx';

// Not in a Suspense boundary: the server waits for it, so that it can be read without JavaScript.
const PlainFilters = late(async () => {
  const { PlainFilters: Loaded } = await import('./filters/plain-filters.tsx');
  return { default: Loaded };
});

/** "Properties for You": the sentence, what it was understood as, and the projects that fit. */
export function ResultsPage({ search, outcome }: { search: Search; outcome: Outcome }) {
  const entry = useLocation().key;
  const [said, setMapWish] = useState<boolean>();
  // What the visitor had said when they left this entry. The server does not know it, so it appears after the first render.
  const isAlive = useIsAlive();
  const mapWish = said ?? (isAlive ? mapStanding(entry).wish : undefined);
  useEffect(() => {
    if (mapWish !== undefined) noteMap(entry, { wish: mapWish });
  }, [entry, mapWish]);
  const { q, sort, cursor, isFiltering, isRewriting, unchanged } = search;
  const interpretation = outcome.kind === 'answered' ? outcome.answer.interpretation : undefined;
  return (
    <div className="relative mx-auto flex w-full max-w-7xl flex-col gap-2 px-4 py-2 sm:gap-4 sm:px-6 sm:py-4">
      <h1 className="-mb-1 text-sm text-ink-soft sm:-mb-3">Properties for You</h1>
      <div
        className={`grid items-start gap-x-10 gap-y-2.5 ${interpretation === undefined ? '' : 'lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]'}`}
      >
        {interpretation !== undefined && (
          <Understood
            sentence={q}
            interpretation={interpretation}
            sort={sort}
            isListFound={outcome.kind === 'answered' && outcome.answer.total > 1}
          />
        )}
        <div className="flex min-w-0 flex-col gap-3">
          <SentenceForm
            // Each address has a box of its own.
            key={`${q} ${unchanged?.change ?? ''}`}
            sentence={q}
            sort={sort}
            interpretation={interpretation}
            change={unchanged?.change}
            isRewriting={isRewriting}
          />
          {unchanged !== undefined && <UnchangedNote unchanged={unchanged} />}
        </div>
      </div>
      {isFiltering && (
        <PlainFilters
          constraints={interpretation?.constraints ?? []}
          alternatives={interpretation?.alternatives}
          sentence={q}
          sort={sort}
        />
      )}
      {outcome.kind === 'answered' && (
        <Answered
          // A new search is a new list: nothing of the old one may stay.
          key={paths.propertyList({ q, sort, cursor })}
          search={search}
          answer={outcome.answer}
          mapWish={mapWish}
          onMapWish={setMapWish}
        />
      )}
      {outcome.kind === 'failed' && <Failed search={search} message={outcome.message} />}
      {outcome.kind === 'nothing-asked' && (
        <EmptyState
          title="What should the home be like?"
          text="Write it in one sentence, or choose it from the filters, and the projects that fit are listed here."
          action={<FiltersButton interpretation={undefined} sentence={q} sort={sort} />}
        />
      )}
    </div>
  );
}

function Failed({ search: { q, sort, cursor }, message }: { search: Search; message: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <FailureNotice
      text={message}
      action={
        cursor === undefined ? (
          <Button disabled={state === 'loading'} onClick={() => void revalidate()}>
            Try again
          </Button>
        ) : (
          // A page in the middle of a list may be gone; its beginning is not.
          <Link to={paths.propertyList({ q, sort })} className={buttonStyle()}>
            Start the search again
          </Link>
        )
      }
    />
  );
}
