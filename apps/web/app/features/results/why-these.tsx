import type { Sort } from '@manemitra/query/criteria';
import type { Interpretation } from '@manemitra/query/interpretation';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { orderLines } from './order-words.ts';
import { assumedLines, orderName } from './result-words.ts';

/** In which order the list is, and why it is as it is, for who wants to know; each card tells its own reasons. */
export function WhyThese({
  interpretation,
  sort,
}: {
  interpretation: Interpretation;
  sort: Sort | undefined;
}) {
  return (
    <details
      id="why-these"
      // Beside the count while it is closed, under it all when it is open.
      className="group mr-auto text-sm open:order-last open:w-full max-sm:mr-0 max-sm:min-w-0 max-sm:open:order-none max-sm:[&:not([open])]:flex-1"
    >
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-x-2 max-sm:flex max-sm:justify-end text-ink-soft hover:text-areca [&::-webkit-details-marker]:hidden">
        {/* From a tablet on the field of the order says it beside this. */}
        <span className="truncate sm:sr-only">
          {orderName(sort ?? interpretation.sort)}
          <span className="sr-only">. </span>
        </span>
        <span className="inline-flex shrink-0 items-center gap-1">
          Why these?
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-150 group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="mt-1 flex max-w-prose flex-col gap-1 border-l-2 border-areca pl-3 leading-relaxed text-ink-soft">
        {orderLines(interpretation).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {assumedLines(interpretation).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          <Link to={paths.howWeJudge()} className={linkStyle}>
            How we judge
          </Link>
        </p>
      </div>
    </details>
  );
}
