import {
  VERDICT_LABELS,
  VERDICT_LEVELS,
  type VerdictLevel,
} from '@manemitra/domain/verdict/levels';
import { CircleHelp, Hand, ShieldCheck, TriangleAlert } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';

const LOOKS = {
  strong: { tone: 'areca', ink: 'text-areca', Icon: ShieldCheck },
  'ask-first': { tone: 'unknown', ink: 'text-ink-soft', Icon: CircleHelp },
  careful: { tone: 'haldi', ink: 'text-haldi', Icon: TriangleAlert },
  'stay-away': { tone: 'gulmohar', ink: 'text-gulmohar', Icon: Hand },
} as const;

/** The level of a verdict in its words, with a sign and a colour. */
export function LevelBadge({ level }: { level: VerdictLevel }) {
  const { tone, Icon } = LOOKS[level];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-3.5 shrink-0" />}>
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
  const { ink, Icon } = LOOKS[level];
  return <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${isPlain ? '' : ink}`} />;
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
