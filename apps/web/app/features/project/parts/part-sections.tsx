import type { PropertyDetail } from '@manemitra/contract/properties';
import { type ReactNode, useState } from 'react';
import { usePrinting } from '#web/browser/printing.ts';
import { isOnlyPlots } from '#web/features/project-words/public.ts';
import { paths } from '#web/paths.ts';
import { AllParts } from './all-parts.tsx';
import { PartContent } from './part-content.tsx';
import { PARTS, type PartId, type Shown } from './parts.ts';
import { usePartsAhead } from './use-parts-ahead.ts';

/**
 * The contents of the parts. The page comes with the one that is asked for; the others are drawn, out of sight, when somebody
 * begins to use it: to open at once, and for paper, on which all of them are.
 */
export function PartSections({
  overview,
  detail,
  shown,
  isLive,
}: {
  overview: ReactNode;
  detail: PropertyDetail;
  shown: Shown;
  isLive: boolean;
}) {
  const isAhead = usePartsAhead();
  const isPrinting = usePrinting() !== undefined;
  const opened = useOpened(shown);
  const isWhole = shown === 'all' || isAhead || isPrinting;
  const isShown = (id: PartId) => shown === 'all' || id === shown;
  return (
    <div
      className="parts flex min-w-0 flex-col gap-14 print:block print:space-y-7"
      data-live={isLive ? '' : undefined}
    >
      {PARTS.filter(({ id }) => isWhole || opened.includes(id)).map(({ id, title }) => (
        <section
          key={id}
          aria-labelledby={`part-${id}`}
          // A price fills its page, and would leave its heading behind.
          className={`min-w-0 scroll-mt-20 ${isShown(id) ? '' : 'not-print:hidden'} ${id === 'price' && detail.unitPrices.length > 0 ? 'print:break-before-page' : ''}`}
        >
          <h2
            id={`part-${id}`}
            className={
              id === 'overview'
                ? 'sr-only print:hidden'
                : 'display mb-3 text-2xl sm:mb-5 sm:text-3xl print:mb-3 print:border-b-2 print:border-ink print:text-2xl'
            }
          >
            {id === 'plans' && isOnlyPlots(detail) ? 'Plot plans' : title}
          </h2>
          {id === 'overview' ? (
            overview
          ) : (
            <PartContent
              // What the server drew is of one project.
              key={detail.id}
              id={id}
              detail={detail}
              isWanted={isLive && isShown(id)}
            />
          )}
        </section>
      ))}
      {!isLive && <AllParts shown={shown} />}
      {!isWhole && (
        <p className="hidden print:block">
          This is one part of eight. All of them are at{' '}
          {paths.project(detail.slug, { part: 'all' })}
        </p>
      )}
    </div>
  );
}

/** The parts that were shown since the page came: they stay as they were left. */
function useOpened(shown: Shown): readonly Shown[] {
  const [opened, setOpened] = useState<readonly Shown[]>([shown]);
  if (opened.includes(shown)) return opened;
  const now = [...opened, shown];
  setOpened(now);
  return now;
}
