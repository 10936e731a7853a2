import type { Constraint } from '@manemitra/query/interpretation';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { wishText } from '#web/features/understanding/public.ts';

/** Whole wishes joined by "or", a row of chips each: one of them must be met. */
export function Alternatives({
  alternatives,
  isBesideOthers,
  isBusy,
  chipOf,
  onDrop,
}: {
  alternatives: readonly (readonly Constraint[])[];
  /** Other wishes hold in any case. */
  isBesideOthers: boolean;
  isBusy: boolean;
  chipOf: (constraint: Constraint) => ReactNode;
  onDrop: (alternative: number) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm text-ink-soft">
        {isBesideOthers ? 'And one of these:' : 'One of these:'}
      </legend>
      <ol className="flex flex-col gap-1.5">
        {alternatives.map((list, number) => (
          <li key={list.map(({ id }) => id).join(' ')} className="flex items-start gap-2">
            <span className="w-11 shrink-0 pt-3.5 text-sm sm:pt-4 font-semibold text-ink-soft">
              {number === 0 ? 'Either' : 'or'}
            </span>
            <div className="flex min-w-0 items-start gap-1 rounded-lg border border-hairline bg-sunken p-1.5">
              <ul aria-label={wishText(list)} className="flex min-w-0 flex-wrap gap-1.5">
                {list.map((constraint) => (
                  <li key={constraint.id}>{chipOf(constraint)}</li>
                ))}
              </ul>
              <button
                type="button"
                disabled={isBusy}
                onClick={() => onDrop(number)}
                className="inline-flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:bg-surface hover:text-areca disabled:opacity-60 sm:size-10"
              >
                <X aria-hidden="true" className="size-4" />
                <span className="sr-only">Drop this wish: {wishText(list)}</span>
              </button>
            </div>
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
