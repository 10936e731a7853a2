import type { Strength } from '@manemitra/query/criteria';
import { Ban, Check, Plus } from 'lucide-react';
import { STRENGTH_WORDS } from './strength.ts';

const ICONS = { must: Check, nice: Plus, avoid: Ban };
const COLOURS: Record<Strength, string> = {
  must: 'bg-areca-tint text-areca-strong',
  nice: 'bg-haldi-tint text-haldi',
  avoid: 'bg-gulmohar-tint text-gulmohar',
};

/** The stub of a chip: strength by colour, by sign and by word. */
export function StrengthMark({ strength }: { strength: Strength }) {
  const Icon = ICONS[strength];
  return (
    <span
      className={`flex shrink-0 items-center gap-1 self-stretch px-2 text-sm font-semibold whitespace-nowrap ${COLOURS[strength]}`}
    >
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
      {STRENGTH_WORDS[strength].word}
    </span>
  );
}
