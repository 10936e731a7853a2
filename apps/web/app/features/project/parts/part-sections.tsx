import './parts.css';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { type ReactNode, useEffect } from 'react';
import { isOnlyPlots } from '#web/features/project-words/public.ts';
import { useReadyForPaper } from '../printing.ts';
import { loadParts } from './part-code.ts';
import { PartContent } from './part-content.tsx';
import { PARTS, type PartId } from './parts.ts';

/** The contents of all parts: one shown at a time, and all of them on paper and where there are no scripts. */
export function PartSections({
  overview,
  detail,
  shown,
  isLive,
}: {
  overview: ReactNode;
  detail: PropertyDetail;
  shown: PartId;
  isLive: boolean;
}) {
  useReadyForPaper();
  useLoadedAtFirstTouch();
  const isAway = (id: PartId) => isLive && id !== shown;
  return (
    <div
      className="parts flex min-w-0 flex-col gap-14 print:block print:space-y-7"
      data-live={isLive ? '' : undefined}
    >
      {PARTS.map(({ id, title }) => (
        <section
          key={id}
          // The address names a tab once scripts run, and no longer a place to scroll to.
          id={isLive ? undefined : id}
          aria-labelledby={`part-${id}`}
          // A price fills its page, and would leave its heading behind.
          className={`min-w-0 scroll-mt-20 ${isAway(id) ? 'not-print:hidden' : ''} ${id === 'price' && detail.unitPrices.length > 0 ? 'print:break-before-page' : ''}`}
        >
          <h2
            id={`part-${id}`}
            className={
              id === 'overview'
                ? 'sr-only print:hidden'
                : 'display mb-5 text-2xl sm:text-3xl print:mb-3 print:border-b-2 print:border-ink print:text-2xl'
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
              isWanted={isLive && id === shown}
            />
          )}
        </section>
      ))}
    </div>
  );
}

const TOUCHES = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;

/** Whoever moves on the page may open a part next. */
function useLoadedAtFirstTouch(): void {
  useEffect(() => {
    const abort = new AbortController();
    const load = (): void => {
      abort.abort();
      // Asked for again when a part is opened.
      loadParts().catch(() => undefined);
    };
    for (const touch of TOUCHES) {
      document.addEventListener(touch, load, { passive: true, signal: abort.signal });
    }
    return () => abort.abort();
  }, []);
}
