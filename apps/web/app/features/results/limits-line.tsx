import type { Interpretation } from '@manemitra/query/interpretation';
import { wishText } from '#web/features/understanding/public.ts';

/** Where the words of the sentence can be changed. */
export const SENTENCE_ID = 'understood';

/**
 * What each wish was understood as, on a phone: its words above hide their meanings, and pass out of sight. The line stays at the top of
 * the homes that it is about, and leads back to the words.
 */
export function LimitsLine({
  interpretation: { constraints, alternatives = [] },
}: {
  interpretation: Interpretation;
}) {
  // What would only be nice limits nothing.
  const limits = constraints.filter(({ strength }) => strength !== 'nice');
  const wishes = [
    ...(limits.length === 0 ? [] : [wishText(limits)]),
    ...(alternatives.length === 0 ? [] : [alternatives.map(wishText).join(' or ')]),
  ];
  if (wishes.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => document.getElementById(SENTENCE_ID)?.scrollIntoView()}
      className="figures sticky top-0 z-bar -mx-4 truncate border-b border-hairline bg-ground px-4 py-1.5 text-left text-sm text-ink sm:hidden print:hidden"
    >
      <span className="sr-only">Limits of this search: </span>
      {wishes.join('; ')}
    </button>
  );
}
