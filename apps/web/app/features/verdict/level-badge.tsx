import {
  VERDICT_LABELS,
  VERDICT_LEVELS,
  type VerdictLevel,
} from '@manemitra/domain/verdict/levels';
import { Badge } from '#web/ui/badge.tsx';
import { Sign } from '#web/ui/sign.tsx';

const LOOKS = {
  strong: { tone: 'areca', ink: 'text-areca', sign: 'shield' },
  'ask-first': { tone: 'unknown', ink: 'text-ink-soft', sign: 'unknown' },
  careful: { tone: 'haldi', ink: 'text-haldi', sign: 'warning' },
  'stay-away': { tone: 'gulmohar', ink: 'text-gulmohar', sign: 'hand' },
} as const;

/** The level of a verdict in its words, with a sign and a colour. Nothing of it can be counted: it is no score. */
export function LevelBadge({ level }: { level: VerdictLevel }) {
  const { tone, sign } = LOOKS[level];
  return (
    <Badge tone={tone} icon={<Sign of={sign} className="size-3.5" />}>
      {VERDICT_LABELS[level]}
    </Badge>
  );
}

/** The sign alone, where there is no room for words: who shows it says them to whoever hears the page. */
export function LevelSign({
  level,
  isPlain = false,
}: {
  level: VerdictLevel;
  /** On a colour of its own it has that of the text. */
  isPlain?: boolean;
}) {
  const { ink, sign } = LOOKS[level];
  return <Sign of={sign} className={isPlain ? 'size-3.5' : `size-3.5 ${ink}`} />;
}

/** What the signs mean. */
export function LevelKey() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      Our verdict:
      {VERDICT_LEVELS.map((level) => (
        <span key={level} className="inline-flex items-center gap-1">
          <LevelSign level={level} />
          {VERDICT_LABELS[level]}
        </span>
      ))}
    </p>
  );
}
