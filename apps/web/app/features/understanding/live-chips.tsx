import type { Interpretation } from '@manemitra/query/interpretation';
import { Suspense } from 'react';
import { late } from '#web/ui/late.ts';

// Loaded with the first key that is typed, to keep the query cache out of the first page.
const LiveStrip = late(async () => {
  const { LiveStrip: Strip } = await import('./live-strip.tsx');
  return { default: Strip };
});

/**
 * The meaning of a sentence while it is being typed. It is placed over the content beside the input, so that nothing moves;
 * it belongs into a `relative` form of the group `writing` and is visible while that has the focus.
 */
export function LiveChips({
  text,
  previous,
  side = 'below',
}: {
  text: string;
  /** The search that it changes, where it does not begin one. */
  previous?: Interpretation | undefined;
  side?: 'below' | 'above' | undefined;
}) {
  return (
    <div
      className={`absolute inset-x-0 z-20 hidden group-focus-within/writing:block ${side === 'below' ? 'top-full' : 'bottom-full mb-1'}`}
    >
      <Suspense>
        <LiveStrip text={text} previous={previous} />
      </Suspense>
    </div>
  );
}
