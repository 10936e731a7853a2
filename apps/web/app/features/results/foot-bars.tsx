import { ComparePanel } from '#web/features/compare/public.ts';
import { ChosenBar } from './chosen-bar.tsx';

/** What is chosen among cards, at the foot of the window while they are in sight. One place: no bar lies over another. */
export function FootBars() {
  return (
    <div className="sticky bottom-3 order-last z-bar flex flex-col gap-2 empty:hidden print:hidden">
      <ComparePanel />
      <ChosenBar />
    </div>
  );
}
