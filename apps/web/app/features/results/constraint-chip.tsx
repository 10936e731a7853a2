import { STRENGTHS, type Strength } from '@manemitra/query/criteria';
import type { Constraint } from '@manemitra/query/interpretation';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { loadAhead, onceLoaded } from '#web/ui/late.ts';
import { Sign } from '#web/ui/sign.tsx';
import { besideStrength, STRENGTH_WORDS } from '#web/features/understanding/public.ts';
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
        meaning={constraint.label}
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

/** The line under the words of a sentence, or above a wish that has none: its strength by colour and kind. */
export const UNDERLINES: Record<Strength, string> = {
  must: 'border-areca',
  nice: 'border-dashed border-haldi',
  avoid: 'border-double border-gulmohar',
};
const TONES: Record<Strength, string> = {
  must: 'text-areca-strong',
  nice: 'text-haldi',
  avoid: 'text-gulmohar',
};

function ChipButton({
  constraint,
  isOfAlternative,
  ...rest
}: { constraint: Constraint; isOfAlternative: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={`wish-meaning ${UNDERLINES[constraint.strength]} ${TONES[constraint.strength]}`}
    >
      <span>
        {!(isOfAlternative && constraint.strength === 'must') && (
          // Most wishes must be met: the line says it, and only what is weaker or to be avoided says so in words.
          <span className={constraint.strength === 'must' ? 'sr-only' : 'font-semibold'}>
            {`${STRENGTH_WORDS[constraint.strength].word} `}
          </span>
        )}
        <Meaning of={constraint} />
      </span>
      <Sign of="down" className="size-3.5 text-ink-faint" />
      <span className="sr-only">, change or remove</span>
    </button>
  );
}

/** The label of a wish. A place that stands in the words above is heard, and its name is not seen again: `Me: 75 min by car in peak`. */
function Meaning({ of }: { of: Constraint }) {
  const label = besideStrength(of);
  // Of several people each is named with the place: it stands far from the minutes that hold of all.
  const place = of.field === 'near' && of.value.who === undefined ? `${of.quote} in ` : '';
  const at = place === '' ? -1 : label.toLowerCase().indexOf(place.toLowerCase());
  if (at < 0) return label;
  return (
    <>
      {label.slice(0, at)}
      <span className="sr-only">{label.slice(at, at + place.length)}</span>
      {label.slice(at + place.length)}
    </>
  );
}
