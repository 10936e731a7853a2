import type { Sort } from '@manemitra/query/criteria';
import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { onceLoaded } from '#web/ui/late.ts';

// Comes when it is asked for.
const loadDrawer = async () => {
  const { FilterDrawer: Loaded } = await import('./filter-drawer.tsx');
  return { default: Loaded };
};
const FilterDrawer = lazy(loadDrawer);

/** Opens the filter panel; without JavaScript it leads to the same panel in the page. */
export function FiltersButton({
  interpretation,
  sentence,
  sort,
  isBrief = false,
}: {
  interpretation: Interpretation | undefined;
  sentence: string;
  sort: Sort | undefined;
  /** By its sign alone. */
  isBrief?: boolean;
}) {
  // Opened anew it begins with what the chips show.
  const [{ isOpen, times }, setState] = useState({ isOpen: false, times: 0 });
  const count = interpretation === undefined ? 0 : everyConstraint(interpretation).length;
  return (
    <>
      <a
        href={paths.propertyList({ q: sentence, sort, filters: 'open' })}
        // It opens a panel in this page; as a link it is for readers without JavaScript.
        onClick={(event) => {
          event.preventDefault();
          onceLoaded(loadDrawer, () =>
            setState((before) => ({ isOpen: true, times: before.times + 1 })),
          );
        }}
        className={buttonStyle(
          isBrief ? { kind: 'plain', size: 'small-icon' } : { kind: 'quiet', size: 'small' },
        )}
      >
        <SlidersHorizontal
          aria-hidden="true"
          className={isBrief ? 'size-4' : 'size-4 max-sm:hidden'}
        />
        <span className={isBrief ? 'sr-only' : undefined}>Filters</span>
        {count > 0 && !isBrief && <span className="figures text-ink-soft">{count}</span>}
      </a>
      {times > 0 && (
        <Suspense>
          <FilterDrawer
            key={`${sentence} ${String(times)}`}
            interpretation={interpretation}
            sentence={sentence}
            sort={sort}
            isOpen={isOpen}
            onOpenChange={(next) => setState((before) => ({ ...before, isOpen: next }))}
          />
        </Suspense>
      )}
    </>
  );
}
