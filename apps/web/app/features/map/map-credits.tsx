import type { ReactNode } from 'react';
import tiles from 'virtual:map-tiles';

/** At the foot of the map: what is drawn on it, what it lacks in this view, and whose it is, in short; `map-sources.tsx` says all of it below. */
export function MapCredits({
  caption,
  gaps,
  isCreditBelow,
  children,
}: {
  caption: string | undefined;
  gaps: string | undefined;
  isCreditBelow: boolean;
  /** What is said of a layer that is shown. */
  children: ReactNode;
}) {
  return (
    <div
      data-map-foot
      data-over-map=""
      className="pointer-events-none absolute inset-x-0 bottom-0 z-[1] flex flex-wrap-reverse items-end justify-between text-xs leading-6 text-ink-soft *:bg-surface *:px-2"
    >
      <div className="rounded-tr-lg empty:invisible">
        {caption !== undefined && <p className="leading-tight py-1 text-ink">{caption}</p>}
        {children}
        {gaps !== undefined && <p>{gaps}</p>}
      </div>
      {!isCreditBelow && (
        <p className="pointer-events-auto rounded-tl-lg">
          <Credit />
        </p>
      )}
    </div>
  );
}

/** Below a map in a page, where it covers no name; room that has no page below it has it at its foot. */
export const CreditBelow = () => (
  <p className="@container -mt-2 text-right text-xs leading-5 text-ink-soft">
    <Credit />
  </p>
);

function Credit() {
  return (
    <>
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noopener"
        className="inline-block text-areca underline underline-offset-2"
      >
        © OpenStreetMap
      </a>{' '}
      (ODbL), {tiles.coverage.years.join('–')}
      <span className="@max-xl:hidden">
        {' '}
        · BMTC · namma-metro · GBA · main roads and lakes are incomplete
      </span>
    </>
  );
}
