import type { VerdictOnCard } from '@manemitra/contract/verdict';
import { LevelBadge } from './level-badge.tsx';

/** The verdict on a project in one line: its level, what decides it, and how much more is known that speaks against it. */
export function VerdictLine({
  verdict: { level, reasons, unknown },
  className,
}: {
  verdict: VerdictOnCard;
  className: string;
}) {
  const [first, ...others] = reasons;
  // What is not known is told of by itself.
  const more = others.filter(({ says }) => !unknown.some((one) => one.says === says)).length;
  return (
    <p data-verdict={level} className={className}>
      <span className="sr-only">Our verdict: </span>
      <span className="verdict-level">
        <LevelBadge level={level} />
      </span>
      {first?.says}
      {more > 0 && (
        <span className="text-ink-soft">
          {more === 1 ? ' 1 more reason.' : ` ${more} more reasons.`}
        </span>
      )}
    </p>
  );
}
