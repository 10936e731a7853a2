import type { SearchAnswer } from '@manemitra/contract/search';
import type { Sort } from '@manemitra/query/criteria';
import { Link, useNavigation, useRevalidator } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { CardSkeletons } from './card-skeletons.tsx';
import { cursorOf } from './paging.ts';
import { RelaxationList } from './relaxation-list.tsx';
import { ResultList } from './result-list.tsx';
import { isFew, totalText } from './result-words.ts';
import { SentenceForm } from './sentence-form.tsx';
import { SortForm } from './sort-form.tsx';
import { Understood } from './understood.tsx';
import { WhyThese } from './why-these.tsx';

export interface Search {
  q: string;
  sort: Sort | undefined;
  cursor: string | undefined;
}

export type Outcome =
  | { kind: 'answered'; answer: SearchAnswer }
  | { kind: 'failed'; message: string }
  | { kind: 'nothing-asked' };

/** "Properties for You": the sentence, what it was understood as, and the projects that fit. */
export function ResultsPage({ search, outcome }: { search: Search; outcome: Outcome }) {
  const { q, sort, cursor } = search;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 sm:px-6 lg:py-8">
      <h1 className="display text-[1.75rem] leading-tight sm:text-4xl">Properties for You</h1>
      <div className="mt-5 grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-10">
        {/* As tall as the window, so that what lies over it while somebody types is not cut off. */}
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6 lg:h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:p-0.5">
          <SentenceForm key={q} sentence={q} sort={sort} />
          {outcome.kind === 'answered' && (
            <Understood sentence={q} interpretation={outcome.answer.interpretation} sort={sort} />
          )}
          {outcome.kind === 'answered' && !isFew(outcome.answer.total) && (
            <div className="hidden lg:block">
              <RelaxationList relaxations={outcome.answer.relaxations} />
            </div>
          )}
        </div>
        <div className="min-w-0">
          {outcome.kind === 'answered' && (
            <Answered
              // A new search is a new list: nothing of the old one may stay.
              key={paths.propertyList({ q, sort, cursor })}
              search={search}
              answer={outcome.answer}
            />
          )}
          {outcome.kind === 'failed' && <Failed search={search} message={outcome.message} />}
          {outcome.kind === 'nothing-asked' && (
            <p className="text-lg text-ink-soft">
              Write what the home should be like, in one sentence, and the projects that fit are
              listed here.
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function Answered({ search, answer }: { search: Search; answer: SearchAnswer }) {
  const { q, sort, cursor } = search;
  const navigation = useNavigation();
  const isSearching = navigation.location?.pathname === paths.propertyList();
  const next = cursorOf(answer.pagination.nextPage);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <output className="display figures block text-xl">
          {isSearching ? 'Searching…' : totalText(answer.total)}
        </output>
        {answer.total > 1 && (
          <SortForm sentence={q} interpretation={answer.interpretation} sort={sort} />
        )}
      </div>
      {answer.total > 1 && <WhyThese interpretation={answer.interpretation} />}
      {cursor !== undefined && (
        <Link
          to={paths.propertyList({ q, sort })}
          className="inline-flex min-h-6 self-start text-areca underline underline-offset-4"
        >
          Back to the first projects
        </Link>
      )}
      {isFew(answer.total) && <RelaxationList relaxations={answer.relaxations} />}
      {isSearching ? (
        <CardSkeletons count={4} />
      ) : (
        <ResultList
          address={paths.propertyList(search)}
          first={answer}
          nextAddress={
            next === undefined ? undefined : paths.propertyList({ q, sort, cursor: next })
          }
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
