import { X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { clearChosen } from './chosen.ts';
import { useChosenActions } from './use-chosen-actions.ts';

/**
 * What is chosen to be viewed together and what can be done with it; nothing while nothing is chosen. Beside a list that is
 * compared it is brief on a phone: that list has a row of its own there.
 */
export function ChosenBar({ isBrief = false }: { isBrief?: boolean }) {
  const { chosen, view, compare } = useChosenActions();
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Chosen projects"
      data-bottom-bar=""
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-2.5 pl-4"
    >
      <div className="min-w-0 sm:flex-1">
        <output className="figures block font-semibold whitespace-nowrap">
          {chosen.length} selected
        </output>
        <p className="hidden truncate text-sm text-ink-soft sm:block">
          {chosen.map(({ name }) => name).join(', ')}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Button size="small" onClick={view}>
          View {chosen.length === 1 ? 'it' : `all ${String(chosen.length)}`}
        </Button>
        {/* Not "Compare", which the bar above says of what was added there. */}
        <Button
          size="small"
          kind="quiet"
          className={isBrief ? 'max-sm:hidden' : ''}
          onClick={compare}
        >
          Compare selected
        </Button>
        <Button
          size="small-icon"
          kind="bare"
          aria-label="Clear the selection"
          onClick={clearChosen}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </section>
  );
}
