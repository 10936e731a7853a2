import type { VerdictOnCard } from '@manemitra/contract/verdict';
import { ChevronDown } from 'lucide-react';
import { otherFacts } from './other-facts.ts';
import { VerdictLine } from './verdict-line.tsx';

/** The verdict on one of several projects: what decides, and behind it everything else that is counted. */
export function VerdictReasons({
  verdict,
  className,
}: {
  verdict: VerdictOnCard;
  className: string;
}) {
  const { level, reasons } = verdict;
  const more = otherFacts(verdict);
  return (
    <>
      <VerdictLine
        verdict={{ level, reasons: reasons.slice(0, 1), unknown: [] }}
        className={className}
      />
      {more.length > 0 && (
        <details className={`unfolds group ${className}`}>
          <summary className="inline-flex min-h-target cursor-pointer list-none items-center gap-1 underline decoration-outline underline-offset-4 hover:text-areca-strong [&::-webkit-details-marker]:hidden">
            {`${more.length}\u00A0more ${more.length === 1 ? 'reason' : 'reasons'}`}
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 transition-transform duration-calm group-open:rotate-180 print:hidden"
            />
          </summary>
          <ul className="flex flex-col gap-1.5 pb-1">
            {more.map(({ fact, says }) => (
              <li key={fact}>{says}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
