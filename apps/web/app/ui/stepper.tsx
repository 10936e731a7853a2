import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** Where one is on a short way: steps that are done, the one at hand, and those to come. */
export function Stepper({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly { title: string; text?: ReactNode }[];
  /** The index of the step at hand; `steps.length` when all are done. */
  current: number;
}) {
  return (
    <div className="@container">
      <ol aria-label={label} className="flex flex-col @lg:flex-row">
        {steps.map((step, at) => {
          const state = at < current ? 'done' : at === current ? 'at-hand' : 'to-come';
          return (
            <li
              key={step.title}
              aria-current={state === 'at-hand' ? 'step' : undefined}
              className="group relative flex flex-1 gap-3 pb-6 last:pb-0 @lg:flex-col @lg:pr-6 @lg:pb-0"
            >
              {/* The way to the next step: walked, or only marked out. */}
              <span
                aria-hidden="true"
                className={`absolute top-9 bottom-0 left-[1.0625rem] border-l-2 group-last:hidden @lg:top-[1.0625rem] @lg:right-0 @lg:bottom-auto @lg:left-9 @lg:border-t-2 @lg:border-l-0 ${state === 'done' ? 'border-areca' : 'border-dashed border-outline'}`}
              />
              <span
                aria-hidden="true"
                className={`figures relative flex size-9 shrink-0 items-center justify-center rounded-full border-2 font-semibold ${MARKS[state]}`}
              >
                {state === 'done' ? <Check className="size-4" strokeWidth={3} /> : at + 1}
              </span>
              <div className="min-w-0 pt-1 @lg:pt-0">
                <p
                  className={`leading-snug ${state === 'to-come' ? 'text-ink-soft' : 'font-semibold'}`}
                >
                  {step.title}
                  {state === 'done' && <span className="sr-only"> (done)</span>}
                </p>
                {step.text !== undefined && (
                  <p className="mt-0.5 text-sm text-ink-soft">{step.text}</p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const MARKS = {
  done: 'border-areca bg-areca text-on-areca',
  'at-hand': 'border-areca bg-areca-tint text-areca-strong',
  'to-come': 'border-dashed border-outline bg-surface text-ink-soft',
};
