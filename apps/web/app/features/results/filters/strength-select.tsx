import { STRENGTHS, type Strength } from '@manemitra/query/criteria';
import { ChevronDown } from 'lucide-react';
import { STRENGTH_WORDS } from '#web/features/understanding/public.ts';

/** How much a wish matters. Small, as it stands beside the title of its wish. */
export function StrengthSelect({
  name,
  of,
  strength,
}: {
  name: string;
  /** The wish it is about, read out. */
  of: string;
  strength: Strength;
}) {
  return (
    <span className="relative shrink-0">
      <select
        name={name}
        defaultValue={strength}
        aria-label={`${of}: how much it matters`}
        className="min-h-8 cursor-pointer appearance-none rounded-sm border border-transparent bg-sunken pr-7 pl-2.5 text-sm text-ink-soft hover:border-outline"
      >
        {STRENGTHS.map((value) => (
          <option key={value} value={value}>
            {STRENGTH_WORDS[value].word}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2 size-3.5 -translate-y-1/2"
      />
    </span>
  );
}
