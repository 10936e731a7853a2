import type { Strength } from '@manemitra/query/criteria';
import { MoveHorizontal, Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { STRENGTH_WORDS } from '#web/features/understanding/public.ts';
import { Menu, MenuChoices, MenuItem, MenuLine, MenuTitle } from '#web/ui/menu.tsx';

/** What can be done with a wish. */
export interface ChipEdits {
  onStrength: (strength: Strength) => void;
  onDrop: () => void;
  /** Its figure, changed in place. */
  steps: readonly { label: string; onTake: () => void }[];
  /** Absent where the words of the wish do not stand in the sentence. */
  onRetype: (() => void) | undefined;
}

/** The menu of a chip. It comes when somebody asks for it, and so it comes open. */
export function ChipMenu({
  meaning,
  strength,
  strengths,
  trigger,
  onStrength,
  onDrop,
  onRetype,
  steps,
}: ChipEdits & {
  /** What the wish was understood as, which a phone does not show under a long sentence. */
  meaning: string;
  strength: Strength;
  strengths: readonly Strength[];
  trigger: ReactNode;
}) {
  return (
    <Menu isOpenAtFirst trigger={trigger}>
      <MenuTitle>{meaning}</MenuTitle>
      <MenuChoices
        value={strength}
        onChoose={onStrength}
        choices={strengths.map((value) => ({
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
      {steps.map(({ label, onTake }) => (
        <MenuItem key={label} onSelect={onTake}>
          <MoveHorizontal aria-hidden="true" className="size-4" />
          {label}
        </MenuItem>
      ))}
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
