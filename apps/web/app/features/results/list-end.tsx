import type { Relaxation } from '@manemitra/contract/besides-found';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { useCallback, useRef } from 'react';
import { useMoreOfList } from '#web/browser/more-of-list.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { RelaxationList } from './relaxation-list.tsx';
import type { usePages } from './use-pages.ts';

/** What comes after the last card: more on its way, a failure to repeat, a plain link, or that this was all. */
export function ListEnd({
  pages,
  shown,
  total,
  nextAddress,
  relaxations,
}: {
  pages: ReturnType<typeof usePages>;
  shown: number;
  total: number;
  /** Address of a page that begins where this one ends; for readers without JavaScript. */
  nextAddress: string | undefined;
  /** Compromises to offer where the list ends. */
  relaxations: readonly Relaxation[];
}) {
  const { error, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = pages;
  const end = useRef<HTMLDivElement>(null);
  const showMore = useCallback(() => {
    end.current?.scrollIntoView();
    void fetchNextPage();
  }, [fetchNextPage]);
  useMoreOfList(hasNextPage ? showMore : undefined);
  if (!hasNextPage) {
    return (
      <div className="flex flex-col gap-6 pt-2">
        {total > 1 && (
          <p className="figures border-t border-dashed border-outline pt-3 text-center text-ink-soft">
            That is the end of the list.
          </p>
        )}
        <RelaxationList relaxations={relaxations} farBelow={null} />
      </div>
    );
  }
  return (
    <div ref={end} className="flex flex-col items-stretch gap-4">
      {isFetchingNextPage && <CardSkeletons count={2} />}
      {isFetchNextPageError && (
        <FailureNotice
          text={error?.message ?? 'The next projects could not be loaded.'}
          action={<Button onClick={() => void fetchNextPage()}>Try again</Button>}
        />
      )}
      <p className="figures text-center text-sm text-ink-soft">
        {formatIndianNumber(shown)} of {formatIndianNumber(total)} shown
      </p>
      {!isFetchingNextPage && !isFetchNextPageError && nextAddress !== undefined && (
        <a
          href={nextAddress}
          onClick={(event) => {
            event.preventDefault();
            void fetchNextPage();
          }}
          className={buttonStyle({ kind: 'quiet', className: 'self-center' })}
        >
          More projects
        </a>
      )}
    </div>
  );
}
