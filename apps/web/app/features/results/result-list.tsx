import type { SearchAnswer } from '@manemitra/contract/search';
import { buttonStyle, Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { withoutRepeats } from './paging.ts';
import { ProjectCard } from './project-card.tsx';
import { usePages } from './use-pages.ts';

/** The cards, and at their end what comes next: more on its way, a failure to repeat, or a plain link. */
export function ResultList({
  address,
  first,
  nextAddress,
}: {
  /** The address of this list, which names it in the cache. */
  address: string;
  first: SearchAnswer;
  /** Address of a page that begins where this one ends; for readers without JavaScript. */
  nextAddress: string | undefined;
}) {
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    usePages(address, first);

  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-4">
        {withoutRepeats(data.pages.map(({ properties }) => properties)).map((property, index) => (
          <li key={property.id}>
            <ProjectCard
              property={property}
              constraints={first.interpretation.constraints}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {isFetchingNextPage && <CardSkeletons count={2} />}
      {isFetchNextPageError && (
        <FailureNotice
          text={error?.message ?? 'The next projects could not be loaded.'}
          action={<Button onClick={() => void fetchNextPage()}>Try again</Button>}
        />
      )}
      {hasNextPage && !isFetchingNextPage && !isFetchNextPageError && nextAddress !== undefined && (
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
