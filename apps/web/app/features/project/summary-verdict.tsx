import type { Verdict } from '@manemitra/contract/verdict';
import { ChevronRight } from 'lucide-react';
import { LevelBadge, VERDICT_HASH } from '#web/features/verdict/public.ts';
import { PartLink } from './parts/part-link.tsx';

/** The verdict in the header, which leads to all of it: its level, and what decides. */
export function SummaryVerdict({
  verdict: { level, reasons },
  isShort,
}: {
  verdict: Verdict;
  /** The whole verdict, with what to do about each reason, is not on the page. On narrow screens the level alone. */
  isShort: boolean;
}) {
  const words = (reasons[0]?.says ?? '').split(' ');
  const last = words.pop();
  return (
    <PartLink
      part="overview"
      hash={VERDICT_HASH}
      className="flex min-h-target w-fit items-center rounded-sm text-ink-soft hover:text-areca-strong lg:min-h-8 print:hidden"
    >
      <span>
        <span className={isShort ? 'max-lg:sr-only' : ''}>Our verdict: </span>
        <span className={isShort ? 'lg:verdict-level' : 'verdict-level'}>
          <LevelBadge level={level} />
        </span>
        <span className={isShort ? 'max-lg:hidden' : ''}>
          {words.join(' ')} {/* The sign is never alone on a line. */}
          <span className="whitespace-nowrap">
            {last}
            <ChevronRight aria-hidden="true" className="ml-1 inline size-3.5" />
          </span>
        </span>
      </span>
    </PartLink>
  );
}
