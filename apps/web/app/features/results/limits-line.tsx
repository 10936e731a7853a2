import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { useEffect, useState } from 'react';
import { wishText } from '#web/features/understanding/public.ts';

/** Where the words of the sentence can be changed. */
export const SENTENCE_ID = 'understood';

/**
 * What each wish was understood as, on a phone: it lies over the top of the homes that it is about once the words of the search have
 * passed, and leads back to them. Before that it would push a home off the first screen.
 */
export function LimitsLine({
  interpretation: { constraints, alternatives = [] },
}: {
  interpretation: Interpretation;
}) {
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
      <button
        type="button"
        onClick={() => document.getElementById(SENTENCE_ID)?.scrollIntoView()}
        className={`figures -mx-4 block w-[calc(100%+2rem)] border-b border-hairline bg-ground px-4 py-1.5 text-left text-sm text-ink noscript:visible ${waysOfPeople(constraints).length > 0 ? 'leading-snug' : 'truncate'} ${isPassed ? '' : 'invisible'}`}
      >
        <span className="sr-only">Limits of this search: </span>
        {wishes.join('; ')}
      </button>
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
