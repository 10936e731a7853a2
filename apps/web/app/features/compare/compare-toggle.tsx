import type { Compared } from '#web/browser/storage.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Sign } from '#web/ui/sign.tsx';
import { showToast } from '#web/ui/toast.ts';
import { toggleCompared } from './compare-list.ts';
import { COMPARE_TEXTS } from './compare-texts.ts';
import { useCompareList } from './use-compare-list.ts';

const REFUSAL_MS = 4_200; // spec 9

/** Puts a project on the compare list or takes it off. A fourth is refused in the words for a card (spec 5). */
export function CompareToggle({
  item,
  name,
}: {
  item: Compared;
  /** The project's name, for those who hear a list of equal buttons. */
  name: string;
}) {
  const isAdded = useCompareList().some(({ id }) => id === item.id);
  return (
    <button
      type="button"
      aria-pressed={isAdded}
      onClick={() => {
        if (toggleCompared(item)) return;
        showToast({
          kind: 'warning',
          text: COMPARE_TEXTS.tooManyOnCard,
          durationMs: REFUSAL_MS,
        });
      }}
      // It keeps the choice in this browser, so it needs JavaScript.
      className={buttonStyle({
        kind: isAdded ? 'soft' : 'plain',
        size: 'small',
        className: 'noscript:hidden',
      })}
    >
      <Sign of={isAdded ? 'check' : 'plus'} />
      {isAdded ? 'Added' : 'Compare'}
      <span className="sr-only">{`: ${name}`}</span>
    </button>
  );
}
