import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { SourceName } from '../source-name.tsx';
import type { ComplianceFact } from './compliance-facts.ts';

/** What stands, under it where that was read and when. */
export function FactsList({ facts }: { facts: readonly ComplianceFact[] }) {
  return (
    <dl className="border-t border-hairline print:columns-2 print:gap-8 print:border-t-0">
      {facts.map(({ label, value, note, source, checked }) => (
        <div key={label} className="border-b border-hairline py-2.5 leading-snug">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="min-w-0">
            {value === null ? (
              <>
                <span className="text-ink-faint">Not disclosed</span>
                {note !== null && <span className="block text-sm">{note}</span>}
              </>
            ) : (
              <>
                <span className="figures font-semibold wrap-anywhere">
                  <UnbrokenText text={value} />
                </span>
                {note !== null && <span className="block text-sm wrap-anywhere">{note}</span>}
                <span className="block text-sm text-ink-soft">
                  {source !== undefined && (
                    <>
                      <SourceName source={source} />
                      {checked !== '' && ', '}
                    </>
                  )}
                  {checked}
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
