import type { ReactNode } from 'react';
import { EmptyPlot } from './empty-plot.tsx';

/** A place with nothing in it: what would be here, why it is not, and what to do. */
export function EmptyState({
  title,
  text,
  picture = <EmptyPlot className="w-60 max-w-full" />,
  action,
  isLow = false,
}: {
  title: string;
  text?: ReactNode;
  /** A drawing that says nothing the words do not. */
  picture?: ReactNode;
  action?: ReactNode;
  /** Beside other content: words and action without the drawing. */
  isLow?: boolean;
}) {
  return (
    <div
      className={`chukki flex break-inside-avoid flex-col items-center justify-center rounded-lg border border-dashed border-outline px-5 text-center ${isLow ? 'py-6' : 'py-10'}`}
    >
      {!isLow && picture}
      <p className="display not-first:mt-5 bg-ground px-2 text-xl">{title}</p>
      {text !== undefined && <p className="mt-1 max-w-md bg-ground px-2 text-ink-soft">{text}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
