import { ArrowLeft, ArrowRight } from 'lucide-react';
import { dotWindow } from './dot-window.ts';

const buttonStyle =
  'flex min-h-control cursor-pointer items-center gap-2 rounded-md border border-grove-line px-3.5 font-semibold active:translate-y-px';

/** Under the picture on narrow screens: dots for where one is, buttons for the thumb. */
export function NarrowControls({
  count,
  at,
  onStep,
}: {
  count: number;
  at: number;
  onStep: (by: number) => void;
}) {
  return (
    <div className="flex items-center justify-between gap-3 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden">
      <button type="button" onClick={() => onStep(-1)} className={buttonStyle}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        Previous
      </button>
      <span aria-hidden="true" className="flex items-center gap-1.5">
        {dotWindow(at, count).map((dot) => (
          <span
            key={dot}
            className={`size-2 rounded-full ${dot === at ? 'bg-grove-haldi' : 'bg-grove-line'}`}
          />
        ))}
      </span>
      <button type="button" onClick={() => onStep(1)} className={buttonStyle}>
        Next
        <ArrowRight aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
