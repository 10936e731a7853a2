import { VERDICT_LABELS, type VerdictLevel } from '@manemitra/domain/verdict/levels';
import { CircleHelp, Hand, ShieldCheck, TriangleAlert } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';

const LOOKS = {
  strong: { tone: 'areca', Icon: ShieldCheck },
  'ask-first': { tone: 'unknown', Icon: CircleHelp },
  careful: { tone: 'haldi', Icon: TriangleAlert },
  'stay-away': { tone: 'gulmohar', Icon: Hand },
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
