import type { VerdictOnCard } from '@manemitra/contract/verdict';
import { LevelBadge } from './level-badge.tsx';
import { otherFacts } from './other-facts.ts';

/** The verdict on a project in one line: its level, what decides it, and how much else does: `Occupancy certificate: not disclosed, 3 more reasons`. */
export function VerdictLine({ verdict, className }: { verdict: VerdictOnCard; className: string }) {
  const { level, reasons } = verdict;
  const says = reasons[0]?.says ?? '';
  const more = otherFacts(verdict).length;
  return (
    <p data-verdict={level} className={className}>
      <span className="sr-only">Our verdict: </span>
      <span className="verdict-level">
        <LevelBadge level={level} />
      </span>
      {more === 0 ? says : says.replace(/\.$/, '')}
      {more > 0 && (
        <span className="text-ink-soft">{`, ${more}\u00A0more ${more === 1 ? 'reason' : 'reasons'}`}</span>
      )}
    </p>
  );
}
