import { STRENGTHS } from '@manemitra/query/criteria';
import type { Constraint } from '@manemitra/query/interpretation';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { loadAhead, onceLoaded } from '#web/ui/late.ts';
import { besideStrength, StrengthMark } from '#web/features/understanding/public.ts';
import type { ChipEdits } from './chip-menu.tsx';

const loadMenu = async () => {
  const { ChipMenu } = await import('./chip-menu.tsx');
  return { default: ChipMenu };
};
const ChipMenu = lazy(loadMenu);

/** One understood wish with the menu that changes it; the menu's code comes with the first press. */
export function ConstraintChip({
  constraint,
  isBusy,
  isOfAlternative = false,
  ...edits
}: {
  constraint: Constraint;
  isBusy: boolean;
  /** It must hold only where its alternative does, so "Must" does not stand on it. */
  isOfAlternative?: boolean;
} & ChipEdits) {
  const [isWanted, setWanted] = useState(false);
  const waiting = (
    <ChipButton
      constraint={constraint}
      isOfAlternative={isOfAlternative}
      disabled={isBusy}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => loadAhead(loadMenu)}
      onFocus={() => loadAhead(loadMenu)}
      onClick={() => onceLoaded(loadMenu, () => setWanted(true))}
    />
  );
  if (!isWanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ChipMenu
        strength={constraint.strength}
        strengths={isOfAlternative ? HARD : STRENGTHS}
        trigger={
          <ChipButton constraint={constraint} isOfAlternative={isOfAlternative} disabled={isBusy} />
        }
        {...edits}
      />
    </Suspense>
  );
}

/** What is preferred ranks whatever is found, so no alternative can have it. */
const HARD = STRENGTHS.filter((strength) => strength !== 'nice');

function ChipButton({
  constraint,
  isOfAlternative,
  ...rest
}: { constraint: Constraint; isOfAlternative: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className="inline-flex min-h-9 cursor-pointer sm:min-h-10 items-center overflow-hidden rounded-md border border-outline bg-surface text-left text-ink transition-colors hover:border-areca disabled:opacity-60 data-[state=open]:border-areca"
    >
      {!(isOfAlternative && constraint.strength === 'must') && (
        <StrengthMark strength={constraint.strength} />
      )}
      <span className="py-1.5 pr-1 pl-2 leading-tight sm:pl-2.5">{besideStrength(constraint)}</span>
      <ChevronDown aria-hidden="true" className="mr-1.5 size-4 shrink-0 sm:mr-2 text-ink-faint" />
      <span className="sr-only">, change or remove</span>
    </button>
  );
}
