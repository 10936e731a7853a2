import { useEffect, useRef } from 'react';
import { ComparePanel, useCompareList } from '#web/features/compare/public.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { useChosen } from './chosen.ts';

/** What is chosen among cards, at the foot of the window while they are in sight: one bar, a row for each kind of choice. */
export function FootBars() {
  const bars = useRef<HTMLDivElement>(null);
  const isForBoth = [useChosen(), useCompareList()].every((list) => list.length > 0);
  useEffect(() => {
    if (bars.current === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      // Every element inherits it: writing it, even as 0, styles the whole page once more.
      if (height > 0) style.setProperty('--foot-bars', `${height}px`);
      else style.removeProperty('--foot-bars');
    });
    observer.observe(bars.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot-bars');
    };
  }, []);
  return (
    <div
      ref={bars}
      className="sticky bottom-3 order-last z-bar flex flex-col divide-y divide-hairline rounded-lg border border-outline bg-raised shadow-floating empty:hidden print:hidden"
    >
      <ComparePanel isBrief={isForBoth} />
      <ChosenBar isBrief={isForBoth} />
    </div>
  );
}
