import { Check, Plus } from 'lucide-react';
import { buttonStyle } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { type CompareItem, toggleCompared } from './compare-list.ts';
import { COMPARE_TEXTS } from './compare-texts.ts';
import { useCompareList } from './use-compare-list.ts';

const REFUSAL_MS = 4_200; // spec 9

/** Puts a project on the compare list or takes it off. A fourth is refused in the words of where it stands. */
export function CompareToggle({
  item,
  name,
  place,
}: {
  item: CompareItem;
  /** The project's name, for those who hear a list of equal buttons. */
  name: string;
  place: 'card' | 'list';
}) {
  const isAdded = useCompareList().some(({ id }) => id === item.id);
  const Icon = isAdded ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isAdded}
      onClick={() => {
        if (toggleCompared(item)) return;
        showToast({
          kind: 'warning',
          text: place === 'card' ? COMPARE_TEXTS.tooManyOnCard : COMPARE_TEXTS.tooManyInList,
          durationMs: REFUSAL_MS,
        });
      }}
      // It keeps the choice in this browser, so it needs JavaScript.
      className={buttonStyle({
        kind: isAdded ? 'soft' : 'quiet',
        size: 'small',
        className: 'noscript:hidden',
      })}
    >
      <Icon aria-hidden="true" className="size-4" />
      {isAdded ? 'Added' : 'Compare'}
      <span className="sr-only">{isAdded ? `to compare: ${name}` : name}</span>
    </button>
  );
}
