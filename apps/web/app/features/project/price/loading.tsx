import type { PropertyDetail } from '@manemitra/contract/properties';
import { formatSquareFeet } from '@manemitra/domain/area';
import { loadingMeaning } from '@manemitra/domain/loading-meaning';
import { useId } from 'react';

/** Which share of the area that is paid for lies inside the walls, drawn to scale. */
export function Loading({
  unit,
  quoted,
}: {
  unit: PropertyDetail['units'][number];
  /** What is quoted for the area: the base price where it stands apart, else all of it. */
  quoted: number | null;
}) {
  const id = useId();
  const carpetSqft = unit.carpetSqft?.min ?? null;
  const meaning = loadingMeaning({
    carpetSqft,
    superBuiltUpSqft: unit.superBuiltUpSqft?.min ?? null,
    price: quoted,
  });
  return (
    <section aria-labelledby={id} className="min-w-0 break-inside-avoid">
      <h4 id={id} className="display text-lg">
        {meaning === undefined ? 'Loading' : `Loading: ${meaning.percent} % of the carpet area`}
      </h4>
      {meaning === undefined || carpetSqft === null ? (
        <p className="mt-1 max-w-prose text-ink-soft">
          Not disclosed: we need both the carpet area and the super built-up area to calculate it.
          Ask for both in writing.
        </p>
      ) : (
        <>
          <div aria-hidden="true" className="figures mt-2 flex text-sm leading-tight">
            <span
              className="flex min-h-12 items-center rounded-l-md bg-areca px-3 print:min-h-7 font-semibold text-on-areca"
              style={{ width: `${meaning.usablePercent}%` }}
            >
              {formatSquareFeet(carpetSqft)} inside the walls
            </span>
            <span className="chukki flex min-h-12 flex-1 print:min-h-7 print:p-0 items-center rounded-r-md border border-l-0 border-dashed border-outline" />
          </div>
          <p className="mt-2 max-w-prose">{meaning.sentence}</p>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">
            The other {formatSquareFeet(meaning.sharedSqft)} are commonly walls, balconies and a
            share of common areas such as corridors and lifts. Ask what is counted here.
          </p>
        </>
      )}
    </section>
  );
}
