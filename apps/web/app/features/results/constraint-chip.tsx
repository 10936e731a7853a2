import { STRENGTHS, type Strength } from '@manemitra/query/criteria';
import type { Constraint } from '@manemitra/query/interpretation';
import { ChevronDown, Pencil, X } from 'lucide-react';
import {
  besideStrength,
  STRENGTH_WORDS,
  StrengthMark,
} from '#web/features/understanding/public.ts';
import { Menu, MenuChoices, MenuItem, MenuLine } from '#web/ui/menu.tsx';

/** One understood wish with the menu that changes it. */
export function ConstraintChip({
  constraint,
  isBusy,
  onStrength,
  onDrop,
  onRetype,
}: {
  constraint: Constraint;
  isBusy: boolean;
  onStrength: (strength: Strength) => void;
  onDrop: () => void;
  /** Absent where the words of the wish do not stand in the sentence. */
  onRetype: (() => void) | undefined;
}) {
  const { strength } = constraint;
  return (
    <Menu
      trigger={
        <button
          type="button"
          disabled={isBusy}
          className="inline-flex min-h-10 items-center overflow-hidden rounded-md border border-outline bg-surface text-left text-ink transition-colors hover:border-areca disabled:opacity-60 data-[state=open]:border-areca"
        >
          <StrengthMark strength={strength} />
          <span className="py-1.5 pr-1 pl-2.5 leading-tight">{besideStrength(constraint)}</span>
          <ChevronDown aria-hidden="true" className="mr-2 size-4 shrink-0 text-ink-faint" />
          <span className="sr-only">, change or remove</span>
        </button>
      }
    >
      <MenuChoices
        value={strength}
        onChoose={onStrength}
        choices={STRENGTHS.map((value) => ({
          value,
          content: (
            <span className="block leading-tight">
              <span className="block font-semibold">{STRENGTH_WORDS[value].word}</span>
              <span className="text-sm text-ink-soft">{STRENGTH_WORDS[value].effect}</span>
            </span>
          ),
        }))}
      />
      <MenuLine />
      {onRetype !== undefined && (
        <MenuItem onSelect={onRetype}>
          <Pencil aria-hidden="true" className="size-4" />
          Say it differently
        </MenuItem>
      )}
      <MenuItem onSelect={onDrop}>
        <X aria-hidden="true" className="size-4" />
        Drop it
      </MenuItem>
    </Menu>
  );
}
