import type { ReactNode } from 'react';

/** A few facts of one thing, each with its name; what is not known says so. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className="figures grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="leading-snug wrap-anywhere">
            {value ?? <span className="text-ink-faint">Not known</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
