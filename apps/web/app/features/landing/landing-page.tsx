import type { SearchAnswer } from '@manemitra/contract/search';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import {
  Assistant,
  EXAMPLE_PROMPT,
  type Greeting,
  SamplePrompts,
} from '#web/features/assistant/public.ts';
import { RecentlyViewed } from '#web/features/kept/public.ts';
import { UnfinishedNotice } from './unfinished-notice.tsx';
import { FeatureInvitation } from './feature-invitation.tsx';
import { useLandingRedirect } from './use-landing-redirect.ts';
import { WorkedExample } from './worked-example.tsx';

export function LandingPage({
  greeting,
  example,
  counts,
}: {
  greeting: Greeting;
  /** Undefined when the example could not be searched, or nothing fits it. */
  example: SearchAnswer | undefined;
  counts: { projects: number; demonstrations: number } | undefined;
}) {
  useLandingRedirect();
  return (
    <>
      <div
        className={`flex flex-1 flex-col ${example === undefined ? '' : 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]'}`}
      >
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-4 pt-5 pb-10 sm:gap-6 sm:px-6 sm:pt-8 lg:max-w-none lg:py-14 lg:pr-12 lg:pl-[max(1.5rem,calc((100vw-80rem)/2+1.5rem))]">
          <div>
            <h1 className="display text-[min(7.6vw,2.125rem)] leading-[1.1] sm:text-[2.75rem] sm:leading-[1.08] lg:text-[min(3.2vw,2.875rem)]">
              Say it your way. <br />
              See exactly what fits.
            </h1>
            <p className="mt-3 max-w-prose leading-snug sm:mt-4 sm:text-lg text-ink-soft">
              In English, Hinglish, Kanglish, ಕನ್ನಡ or हिन्दी. You see why each home fits, how we
              judge its documents, and which ones to ask for.
            </p>
          </div>
          <UnfinishedNotice />
          <Assistant greeting={greeting} />
          <SamplePrompts />
          {counts !== undefined && (
            <p className="text-sm text-ink-soft">
              {formatIndianNumber(counts.projects)} projects in and around Bengaluru can be
              searched.
              {counts.demonstrations > 0 &&
                ` ${counts.demonstrations === counts.projects ? 'All' : formatIndianNumber(counts.demonstrations)} of them are invented, as a demonstration: their names, prices, documents and builders too.`}
            </p>
          )}
        </div>
        {example !== undefined && <WorkedExample prompt={EXAMPLE_PROMPT} answer={example} />}
        <FeatureInvitation />
      </div>
      {/* Placed below the server's content, so that nothing moves when the browser adds it. */}
      <div className="mx-auto w-full max-w-7xl px-4 py-8 empty:hidden sm:px-6">
        <RecentlyViewed />
      </div>
    </>
  );
}
