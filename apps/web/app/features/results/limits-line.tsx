import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { Map as MapIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { wishText } from '#web/features/understanding/public.ts';
import { Button } from '#web/ui/button.tsx';
import { FiltersButton } from './filters/filters-button.tsx';
import type { Search } from './search.ts';
import { SortForm } from './sort-form.tsx';

/** Where the words of the sentence can be changed. */
export const SENTENCE_ID = 'understood';

/**
 * What each wish was understood as, on a phone: it lies over the top of the homes that it is about once the words of the search have
 * passed, leads back to them, and has the tools of the list at hand. Before that it would push a home off the first screen.
 */
export function LimitsLine({
  search: { q, sort },
  interpretation,
  onMap,
  onMapAhead,
}: {
  search: Search;
  interpretation: Interpretation;
  onMap: () => void;
  onMapAhead: () => void;
}) {
  const { constraints, alternatives = [] } = interpretation;
  const isPassed = useIsPassed(SENTENCE_ID);
  // What would only be nice limits nothing.
  const limits = constraints.filter(({ strength }) => strength !== 'nice');
  const wishes = [
    ...(limits.length === 0 ? [] : [wishText(limits)]),
    ...(alternatives.length === 0 ? [] : [alternatives.map(wishText).join(' or ')]),
  ];
  if (wishes.length === 0) return null;
  return (
    <div className="sticky top-0 z-bar -mb-2 h-0 sm:hidden noscript:mb-0 noscript:h-auto print:hidden">
      <div
        className={`-mx-4 flex w-[calc(100%+2rem)] items-center gap-1 border-b border-hairline bg-ground pr-2 pl-4 noscript:visible ${isPassed ? '' : 'invisible'}`}
      >
        <button
          type="button"
          onClick={() => document.getElementById(SENTENCE_ID)?.scrollIntoView()}
          className={`figures min-w-0 flex-1 py-1.5 text-left text-sm text-ink ${waysOfPeople(constraints).length > 0 ? 'leading-snug' : 'line-clamp-2 leading-tight'}`}
        >
          <span className="sr-only">Limits of this search: </span>
          {wishes.join('; ')}
        </button>
        {isPassed && (
          <>
            <FiltersButton interpretation={interpretation} sentence={q} sort={sort} isBrief />
            <SortForm sentence={q} interpretation={interpretation} sort={sort} isBrief />
            <Button
              kind="plain"
              size="small-icon"
              aria-label="Map"
              onPointerEnter={onMapAhead}
              onFocus={onMapAhead}
              onClick={onMap}
            >
              <MapIcon aria-hidden="true" className="size-4" />
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** The ways of several people, which are read to their end: half of a name tells nobody whose minutes were understood. */
const waysOfPeople = (constraints: readonly Constraint[]): Constraint[] =>
  constraints.filter((one) => one.field === 'near' && one.value.who !== undefined);

/** Whether the eye has gone past the element: it is above the window. */
function useIsPassed(id: string): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (element === null) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setPassed(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPassed;
}
