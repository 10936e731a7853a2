import { useEffect, useRef } from 'react';
import { ComparePanel } from '#web/features/compare/public.ts';
import { ChosenBar } from './chosen-bar.tsx';

/** What is chosen among cards, at the foot of the window while they are in sight. One place: no bar lies over another. */
export function FootBars() {
  const bars = useRef<HTMLDivElement>(null);
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
      className="sticky bottom-3 order-last z-bar flex flex-col gap-2 empty:hidden print:hidden"
    >
      <ComparePanel />
      <ChosenBar />
    </div>
  );
}
