import type { CostLine, KeysInHand } from '@manemitra/contract/property-detail';
import { formatDate } from '@manemitra/domain/dates';
import { formatRupees } from '@manemitra/domain/money';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { linkStyle } from '#web/ui/button.tsx';
import { SourceName } from '../source-name.tsx';
import { amountText, rateText, unknownText } from './price-texts.ts';

/**
 * Every line of the sum: amount, base, rate, since when, and source. Further homes on the same page show only their lines;
 * the sources are with the first, so that the page stays light.
 */
export function KeysLedger({ keys, isFurther = false }: { keys: KeysInHand; isFurther?: boolean }) {
  const id = useId();
  const sum = keys.total ?? keys.atLeast;
  return (
    <section aria-labelledby={id}>
      <details className="unfolds group">
        <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
          <h4 id={id} className={linkStyle}>
            All-in price, line by line
          </h4>
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <p className="text-sm text-ink-soft">
          {`At the rates of ${formatDate(keys.ratesOn)}${isFurther ? '; sources as for the first home' : ''}.`}
        </p>
        <ol className="border-t border-hairline cost-lines">
          {keys.lines.map((line) => (
            <Line key={line.key} line={line} hasSource={!isFurther} />
          ))}
        </ol>
        {/* A sum stays in sight while its lines pass, above the bar under the thumb. */}
        <p
          className={`figures flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-ink bg-ground py-2.5 ${sum === null || isFurther ? '' : 'sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-sticky lg:bottom-0'}`}
        >
          <span className="font-semibold">
            {keys.isComplete || sum === null ? 'Total' : 'Total, at least'}
          </span>
          <span className="text-xl font-semibold">
            {sum === null ? 'Not known' : formatRupees(sum)}
          </span>
          {!keys.isComplete && (
            <span className="w-full text-sm text-ink-soft">
              Not known, so not in the total: {unknownText(keys)}.
            </span>
          )}
        </p>
      </details>
      {keys.later.length > 0 && (
        <div className="mt-4 print:mt-2">
          <h5 className="font-semibold">After you get the keys, not in the total</h5>
          <ol className="cost-lines">
            {keys.later.map((line) => (
              <Line key={line.key} line={line} hasSource={!isFurther} />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

function Line({ line, hasSource }: { line: CostLine; hasSource: boolean }) {
  const rate = rateText(line);
  return (
    <li>
      <p>{line.label}</p>
      <div>
        {rate !== null && <span className="figures font-semibold text-ink">{`${rate}. `}</span>}
        {`${line.basis}. `}
        {line.rupees !== null && hasSource && (
          <span className="whitespace-nowrap">
            Source: <SourceName source={line.source} />
          </span>
        )}
      </div>
      <p className={line.rupees === null ? 'text-ink-faint' : undefined}>
        {line.rupees === null ? 'Not known' : amountText(line.rupees)}
      </p>
    </li>
  );
}
