import type { PropertyDetail } from '@manemitra/contract/properties';
import { otherSourceTexts, provenanceText } from '../project-facts.ts';
import { cardOf, factSheet, sourcedGroups } from './facts-card.ts';

/** The facts card: what is known, and under it in one sentence what is not, and where it is from. */
export function FactsBlock({ property }: { property: PropertyDetail }) {
  const sheet = factSheet(property);
  const { shown, undisclosed, unplaced } = cardOf(sheet);
  const { sourceUrl } = property.provenance;
  return (
    <section aria-labelledby="facts" className="rounded-lg border border-hairline bg-surface">
      <h3 id="facts" className="display px-4 pt-3.5 text-lg">
        Facts
      </h3>
      {shown.length > 0 && (
        <dl className="mt-1.5 px-4 leading-snug sm:max-lg:columns-2 sm:max-lg:gap-10 print:columns-2 print:gap-8">
          {shown.map(({ label, value }) => (
            <div key={label} className="fact-row">
              <dt className="shrink-0 text-ink-soft">{label}</dt>
              <dd className="figures min-w-0 text-right wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-1.5 flex flex-col gap-2 rounded-b-lg border-t border-dashed border-outline px-4 py-3 text-sm text-ink-soft">
        {undisclosed.length > 0 && (
          <p>
            <span className="font-semibold text-ink">Not disclosed: </span>
            {undisclosed.join(', ')}.
          </p>
        )}
        {unplaced.length > 0 && (
          <p>
            <span className="font-semibold text-ink">
              Exact place not known, so not worked out:{' '}
            </span>
            {unplaced.join(', ')}.
          </p>
        )}
        <p>
          {sourceUrl === null ? (
            provenanceText(property)
          ) : (
            <a
              href={sourceUrl}
              rel="noreferrer"
              className="underline decoration-outline underline-offset-4 wrap-anywhere hover:decoration-current"
            >
              {provenanceText(property)}
            </a>
          )}
        </p>
        {otherSourceTexts(property, sourcedGroups(sheet)).map((text) => (
          <p key={text} className="wrap-anywhere">
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}
