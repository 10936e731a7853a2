import type { VerdictOnCard } from '@manemitra/contract/verdict';
import { LevelBadge } from './level-badge.tsx';

/** The verdict on a project in one line: its level and what decides it. */
export function VerdictLine({
  verdict: { level, reasons },
  className,
}: {
  verdict: VerdictOnCard;
  className: string;
}) {
  const [first] = reasons;
  return (
    <p data-verdict={level} className={className}>
      <span className="sr-only">Our verdict: </span>
      <span className="verdict-level">
        <LevelBadge level={level} />
      </span>
      {first?.says}
    </p>
  );
}
