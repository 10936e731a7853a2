import './parts.css';
import type { ReactNode } from 'react';
import { PARTS, type PartId } from './parts.ts';

/** The contents of all parts: one shown at a time, and all of them where there are no scripts. */
export function PartSections({
  contents,
  shown,
  isLive,
}: {
  contents: Readonly<Record<PartId, ReactNode>>;
  shown: PartId;
  isLive: boolean;
}) {
  return (
    <div className="parts flex min-w-0 flex-col gap-14" data-live={isLive ? '' : undefined}>
      {PARTS.map(({ id, title }) => (
        <section
          key={id}
          // The address names a tab once scripts run, and no longer a place to scroll to.
          id={isLive ? undefined : id}
          aria-labelledby={`part-${id}`}
          hidden={isLive && id !== shown}
          className="min-w-0 scroll-mt-20"
        >
          <h2
            id={`part-${id}`}
            className={id === 'overview' ? 'sr-only' : 'display mb-5 text-2xl sm:text-3xl'}
          >
            {title}
          </h2>
          {contents[id]}
        </section>
      ))}
    </div>
  );
}
